import { type RecordOf, useHost, useRecord } from "@tillhouse/extension-sdk";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Skeleton, StackedList, StackedListItem, Status } from "@tillhouse/extension-sdk/ui";
import { Link } from "react-router-dom";
import { chargedRate, type RateOutcome, ratesOfProduct, ratesOfShipping } from "./applied-rates";

interface OutcomeProps {
  region: RecordOf<"tax-regions">;
  rates: readonly RecordOf<"tax-rates">[];
  /** What is taxed. */
  id: string;
}

/** Percentages as the reader's language writes them, without the dust of adding up. */
function usePercent(): (rate: number) => string {
  const { locale } = useHost();
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 });
  return (rate) => format.format(rate / 100);
}

/** What a product is charged, from its own rates and those of its type. */
export function ProductOutcome({ region, rates, id }: OutcomeProps) {
  const query = { fields: "id,title,type_id", expand: "type" };
  const { record: product, error, refetch } = useRecord("products", id, query);
  if (error !== null) return <ReadProblem error={error} refetch={refetch} />;
  if (product === undefined) return <Skeleton width="60%" />;
  return (
    <Outcomes
      title={product.title}
      words={{ product: product.title, type: product.type?.value ?? "", region: region.name }}
      outcomes={ratesOfProduct(region, rates, product)}
    />
  );
}

/** What shipping is charged. */
export function ShippingOutcome({ region, rates, id }: OutcomeProps) {
  const { record: option, error, refetch } = useRecord("shipping-options", id);
  if (error !== null) return <ReadProblem error={error} refetch={refetch} />;
  if (option === undefined) return <Skeleton width="60%" />;
  return (
    <Outcomes
      title={option.name}
      words={{ option: option.name, region: region.name }}
      outcomes={ratesOfShipping(region, rates, id)}
    />
  );
}

/** The sum, then each rate with its reason: what is charged first. */
function Outcomes({
  title,
  words,
  outcomes,
}: {
  title: string;
  words: Record<string, string>;
  outcomes: readonly RateOutcome[];
}) {
  const { translate, href } = useHost();
  const percent = usePercent();
  const charged = outcomes.filter(({ isCharged }) => isCharged);
  const sum = percent(chargedRate(outcomes));
  return (
    <section aria-label={title}>
      <p className="th-strong">
        {charged.length > 1
          ? translate("tax-regions.preview.sum", {
              title,
              sum,
              rates: charged.map(({ rate }) => percent(rate)).join(" + "),
            })
          : translate("tax-regions.preview.one", { title, sum })}
      </p>
      <StackedList label={translate("tax-regions.preview.reasonsFor", { title })}>
        {outcomes.map(({ id, name, code, rate, isCharged, reason }) => (
          <StackedListItem
            key={id ?? "default"}
            title={
              id === undefined ? (
                translate("tax-regions.preview.default")
              ) : (
                <Link className="th-link" to={href("tax-rates", id)}>
                  {name}
                </Link>
              )
            }
            status={
              <Status tone={isCharged ? "positive" : "neutral"} shape={isCharged ? "done" : "ring"}>
                {translate(isCharged ? "tax-regions.preview.charged" : "tax-regions.preview.notCharged")}
              </Status>
            }
            meta={[code, translate(`tax-regions.reasons.${reason}`, words)]}
            end={percent(rate)}
          />
        ))}
      </StackedList>
    </section>
  );
}
