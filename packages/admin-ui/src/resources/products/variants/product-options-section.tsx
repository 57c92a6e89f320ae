import { type RecordOf, type SectionProps, sortByCreatedAt, useHost } from "@tillhouse/extension-sdk";
import { useProductOptions } from "@tillhouse/extension-sdk/commerce";
import { ReadProblem, RecordActions } from "@tillhouse/extension-sdk/kit";
import { Section, Skeleton, StackedList, StackedListItem, Tag } from "@tillhouse/extension-sdk/ui";

type Option = RecordOf<"product-options">;

/** More values than this are counted. */
const valuesShown = 24;

function Values({ values }: { values: readonly string[] }) {
  return (
    <span className="th-row th-row--wrap">
      {values.slice(0, valuesShown).map((value) => (
        <Tag key={value}>{value}</Tag>
      ))}
      {values.length > valuesShown && <span className="th-muted">+{values.length - valuesShown}</span>}
    </span>
  );
}

/**
 * What the variants of a product differ in, in the order of their names. Options of a new product are made in one moment, with ids in
 * any order: only the names of variants tell theirs, so rows wait for these.
 */
export default function ProductOptionsSection({ record: product }: SectionProps<"products">) {
  const { translate } = useHost();
  const { data, error, refetch } = useProductOptions(product.id, true);
  const held: Option[] = sortByCreatedAt(product.options ?? []);
  const known = data?.options ?? [];
  const placeOf = ({ id }: Option) => {
    const place = known.findIndex((option) => option.id === id);
    // One that was added a moment ago is the last.
    return place < 0 ? known.length : place;
  };
  const options = held.sort((left, right) => placeOf(left) - placeOf(right));
  const isWaiting = data === undefined && error === null;
  return (
    <Section
      title={translate("products.sections.options")}
      count={options.length}
      end={<RecordActions of="products" record={product} buttons={["addOption"]} only={[]} />}
    >
      <ReadProblem error={error} refetch={refetch}>
        {translate("variants.errors.optionsUnread")}
      </ReadProblem>
      {options.length === 0 && <p className="th-muted">{translate("products.noOptions")}</p>}
      {options.length > 0 && (
        <StackedList>
          {options.map((option, place) =>
            isWaiting ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: nobody knows yet which option stands here
              <StackedListItem key={place} title={<Skeleton width="120px" />} meta={[<Skeleton key="" />]} />
            ) : (
              <StackedListItem
                key={option.id || option.title}
                title={option.title}
                meta={[<Values key="values" values={known[placeOf(option)]?.values ?? []} />]}
                hasActions
                end={
                  <RecordActions of="product-options" record={{ ...option, product }} part={option.title} />
                }
              />
            ),
          )}
        </StackedList>
      )}
    </Section>
  );
}
