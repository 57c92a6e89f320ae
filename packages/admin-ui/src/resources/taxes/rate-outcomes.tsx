import { formatNumber, type RecordOf, useHost, useRecord } from "@tillhouse/extension-sdk";
import {
  chargedRate,
  type RateOutcome,
  ratesOfProduct,
  ratesOfShipping,
} from "@tillhouse/extension-sdk/commerce";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Link } from "@tillhouse/extension-sdk/router";
import { Disclosure, Skeleton, StackedList, StackedListItem, Status } from "@tillhouse/extension-sdk/ui";

interface OutcomeProps {
  region: RecordOf<"tax-regions">;
  rates: readonly RecordOf<"tax-rates">[];
  /** What is taxed. */
  id: string;
}

/** Percentages as the reader's language writes them, without the dust of adding up. */
function usePercent(): (rate: number) => string {
  const { locale } = useHost();
  return (rate) => formatNumber(rate / 100, locale, { style: "percent", maximumFractionDigits: 3 });
}

/** What a product is charged, from its own rates and those of its type. */
export function ProductOutcome({ region, rates, id }: OutcomeProps) {
  // The store leaves `type_id` out where single columns are asked for.
  const query = { fields: "id,title", expand: "type" };
  const { record: product, error, refetch } = useRecord("products", id, query);
  if (error !== null) return <ReadProblem error={error} refetch={refetch} />;
  if (product === undefined) return <Skeleton width="60%" />;
  return (
    <Outcomes
      title={product.title}
      words={{ product: product.title, type: product.type?.value ?? "", region: region.name }}
      outcomes={ratesOfProduct(region, rates, { id, type_id: product.type?.id ?? null })}
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

interface OutcomesProps {
  title: string;
  /** What the reasons name. */
  words: Record<string, string>;
  outcomes: readonly RateOutcome[];
}

/** The sum, then what is charged and the default rate, each with its reason; the others on demand. */
function Outcomes({ title, words, outcomes }: OutcomesProps) {
  const { translate } = useHost();
  const percent = usePercent();
  const charged = outcomes.filter(({ isCharged }) => isCharged);
  const [first, others] = [
    outcomes.filter(({ isCharged, id }) => isCharged || id === undefined),
    outcomes.filter(({ isCharged, id }) => !isCharged && id !== undefined),
  ];
  const sum = percent(chargedRate(outcomes));
  const rates = charged.map(({ rate }) => percent(rate)).join(" + ");
  return (
    <section aria-label={title}>
      <p className="th-strong">
        {charged.length > 1
          ? translate("tax-regions.preview.sum", { title, sum, rates })
          : translate("tax-regions.preview.one", { title, sum })}
      </p>
      <StackedList label={translate("tax-regions.preview.reasonsFor", { title })}>
        {first.map((outcome) => (
          <OutcomeRow key={outcome.id ?? "default"} outcome={outcome} words={words} />
        ))}
      </StackedList>
      {others.length > 0 && (
        <Disclosure title={translate("tax-regions.preview.others", { count: others.length })}>
          <StackedList label={translate("tax-regions.preview.othersFor", { title })}>
            {others.map((outcome) => (
              <OutcomeRow key={outcome.id} outcome={outcome} words={words} />
            ))}
          </StackedList>
        </Disclosure>
      )}
    </section>
  );
}

/** One rate, whether it is charged, and why. */
function OutcomeRow({ outcome, words }: { outcome: RateOutcome; words: Record<string, string> }) {
  const { translate, href } = useHost();
  const percent = usePercent();
  const { id, name, code, rate, isCharged, reason } = outcome;
  return (
    <StackedListItem
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
  );
}
