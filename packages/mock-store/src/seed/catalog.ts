import type { Shape, Tone } from "./pictures";

/** A product of the shop, in as few words as it takes. */
export interface PlannedProduct {
  title: string;
  type: string;
  collection: string;
  category: string;
  shape: Shape;
  tone: Tone;
  /** In euro cents. */
  price: number;
  /** `Size: S, M, L`; one variant where left out. */
  option?: string;
  tags?: string;
  status?: "draft" | "proposed" | "rejected";
}

const lines = `
Harbour mug|Tableware|Everyday|Kitchen|mug|ocean|1800|Colour: Ocean, Oat, Clay|stoneware, dishwasher safe
Harbour bowl|Tableware|Everyday|Kitchen|bowl|ocean|2400|Size: Small, Large|stoneware, dishwasher safe
Harbour plate|Tableware|Everyday|Kitchen|plate|oat|2200|Size: Side, Dinner|stoneware
Harbour serving dish|Tableware|Everyday|Kitchen|plate|clay|5400||stoneware
Field espresso cup|Tableware|Field|Kitchen|mug|clay|1400|Colour: Clay, Slate|stoneware
Field carafe|Tableware|Field|Kitchen|bottle|slate|4200||glass
Field water glass, set of four|Tableware|Field|Kitchen|mug|slate|3200||glass
Pasta bowl|Tableware|Everyday|Kitchen|bowl|oat|2600||stoneware
Olive oil bottle|Tableware|Pantry|Kitchen|bottle|pine|2900||glass
Salt cellar|Tableware|Pantry|Kitchen|box|oak|2300||oak
Bread board|Boards|Pantry|Kitchen|board|oak|4800|Size: Regular, Long|oak, oiled
Cheese board|Boards|Pantry|Kitchen|board|oak|3900||oak
Carving board with groove|Boards|Pantry|Kitchen|board|oak|8900||oak
Tide vase|Decoration|Tide|Living room|vase|ocean|6400|Size: Low, Tall|stoneware, handmade
Tide bud vase|Decoration|Tide|Living room|vase|clay|2800|Colour: Clay, Pine, Oat|stoneware, handmade
Tide planter|Decoration|Tide|Living room|bowl|pine|4600|Size: 14 cm, 18 cm, 24 cm|stoneware
Beeswax candle|Candles|Tide|Living room|candle|sun|1900|Height: 12 cm, 20 cm|beeswax
Pillar candle|Candles|Everyday|Living room|candle|oat|1600||rapeseed wax
Cedar candle in a jar|Candles|Field|Living room|candle|pine|3400||rapeseed wax, scented
Storm lantern|Lamps|Field|Living room|lamp|slate|7900||steel
Reading lamp|Lamps|Everyday|Bedroom|lamp|oat|12900|Colour: Oat, Pine, Berry|steel, dimmable
Bedside lamp|Lamps|Everyday|Bedroom|lamp|clay|9900||stoneware
Wool blanket|Textiles|Winter|Bedroom|blanket|berry|14900|Colour: Berry, Slate, Oat|wool, machine washable
Cotton throw|Textiles|Everyday|Bedroom|blanket|ocean|8900|Colour: Ocean, Sun|cotton
Linen sheets|Textiles|Everyday|Bedroom|blanket|oat|16900|Size: 90 × 200, 140 × 200, 160 × 200, 180 × 200|linen
Waffle towel|Textiles|Everyday|Bathroom|blanket|pine|3200|Size: Hand, Bath|cotton
Bath mat|Textiles|Everyday|Bathroom|blanket|slate|4400||cotton
Linen apron|Textiles|Pantry|Kitchen|bag|oat|5900|Colour: Oat, Pine|linen
Market bag|Bags|Pantry|Kitchen|bag|sun|2900||cotton
Weekend bag|Bags|Winter|Travel|bag|pine|18900|Colour: Pine, Slate|canvas, handmade
Hand soap|Care|Field|Bathroom|bottle|pine|1700|Scent: Cedar, Bergamot, Unscented|vegan
Hand cream|Care|Field|Bathroom|bottle|clay|2100||vegan
Bath salt|Care|Winter|Bathroom|box|ocean|2500||vegan
Storage box with lid|Storage|Everyday|Living room|box|oat|3600|Size: S, M, L|felt
Bread bin|Storage|Pantry|Kitchen|box|oak|9400||steel, oak
Letter tray|Storage|Field|Living room|box|oak|5200||oak
Advent candle set|Candles|Winter|Living room|candle|berry|4400||beeswax|draft
Snow globe|Decoration|Winter|Living room|vase|slate|3300|||draft
Tide carafe|Tableware|Tide|Kitchen|bottle|ocean|5200||stoneware, handmade|proposed
Scented matchbox|Candles|Field|Living room|box|clay|900|||rejected
Very long name of a hand-thrown, twice-fired and slowly cooled stoneware vessel for flowers that nobody picked|Decoration|Tide|Living room|vase|berry|21900||handmade
`;

function readStatus(text: string | undefined): PlannedProduct["status"] {
  return text === "draft" || text === "proposed" || text === "rejected" ? text : undefined;
}

function readProduct(line: string): PlannedProduct {
  const [title = "", type = "", collection = "", category = "", shape, tone, price, option, tags, status] =
    line.split("|");
  return {
    ...{ title, type, collection, category },
    // The words stand in the list above, and a test draws every picture.
    ...{ shape: shape as Shape, tone: tone as Tone },
    price: Number(price),
    option: option || undefined,
    tags: tags || undefined,
    status: readStatus(status),
  };
}

/** What the shop sells. */
export const catalog: readonly PlannedProduct[] = lines.trim().split("\n").map(readProduct);
