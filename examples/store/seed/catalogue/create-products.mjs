import { allPrices, currencies } from "../money.mjs";
import { palette } from "../pictures/palette.mjs";
import { assortment, giftCardPictures, picturesOf } from "./assortment.mjs";

const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").replaceAll("ø", "o").replaceAll("×", "x").replaceAll("−", "minus ").replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "");
const initials = (text) => plain(text).toUpperCase().split("-").map((word) => (/\d/.test(word) ? word : word.slice(0, 3))).join("");

/** An EAN-13 under the Danish prefix, with its check digit. @param {number} number */
function ean(number) {
  const digits = `5712345${String(number).padStart(5, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** The options of a product and each combination of their values. */
function combinations({ colours, sizes, sizeTitle = "Size", options, optionTitle }) {
  const axes = [];
  if (sizes) axes.push({ title: sizeTitle, values: sizes });
  if (colours) axes.push({ title: "Colour", values: colours.map((colour) => palette[colour].name) });
  if (options) axes.push({ title: optionTitle, values: options });
  const rows = axes.reduce((found, { values }) => found.flatMap((row) => values.map((value) => [...row, value])), [[]]);
  return { titles: axes.map(({ title }) => ({ title })), rows };
}

/** Larger sizes cost a little more in the outdoor half of the shop. */
function priceOf(product, row) {
  let kroner = product.price;
  if (["Long", "Wide"].includes(row[0])) kroner += 150;
  if (row[0] === "4 × 4 m") kroner += 250;
  if (["10 l", "0.75 l"].includes(row[0])) kroner += 40;
  if (row[0] === "20 l") kroner += 90;
  if (row.includes("Tent only")) kroner -= 300;
  return kroner;
}

/** Products that belong to no season gather by what they are for. */
function collectionOf({ collection, tags, type }) {
  if (collection) return collection;
  if (tags.includes("new")) return "New arrivals";
  if (tags.includes("repair") || tags.includes("resoleable")) return "Repair and reuse";
  if (type === "Tools" || type === "Mats") return "Wholesale basics";
  return type === "Hammocks" || type === "Shorts" ? "Tokyo market selection" : undefined;
}

function channelsOf(product, channels, random) {
  const tied = product.status ? ["online"] : ["online", "aarhus"];
  if (!product.status && ["First light", "Gifts under 300", "Long nights", "City and coast"].includes(product.collection)) tied.push("tokyo");
  if (!product.status && random.chance(0.45)) tied.push("wholesale");
  return tied.map((key) => ({ id: channels[key].id }));
}

export async function createProducts({ api: { admin }, random, pictureUrl, channels, categories, collections, bulkyProfile }) {
  let number = 100;
  const bulky = [];
  for (const product of assortment) {
    const { titles, rows } = combinations(product);
    const handle = plain(product.title).toLowerCase();
    const code = initials(product.title);
    const pictures = picturesOf(product);
    const created = (await admin.post("/products", {
      title: product.title, subtitle: product.subtitle, description: product.description, handle, status: product.status ?? "published",
      thumbnail: pictureUrl(pictures[0]), images: pictures.map(pictureUrl), material: product.material, weight: product.weight,
      length: random.whole(12, 60), width: random.whole(8, 40), height: random.whole(3, 25), hs_code: product.hs, origin_country: product.origin,
      mid_code: random.chance(0.2) ? `MID-${random.digits(6)}` : undefined, discountable: product.title !== "Field Repair Kit", is_giftcard: false,
      type: { value: product.type }, tags: product.tags.map((value) => ({ value })), metadata: product.metadata,
      ...(collectionOf(product) ? { collection_id: collections[collectionOf(product)] } : {}),
      categories: [{ id: categories[product.category] }, ...(product.tags.includes("bestseller") ? [{ id: categories["staff-picks"] }] : [])],
      sales_channels: channelsOf(product, channels, random), options: titles,
      variants: rows.map((row, index) => ({
        title: row.join(" / "), sku: `MRM-${code}-${row.map(initials).join("-")}`, ean: ean((number += 1)), options: row.map((value) => ({ value })), prices: allPrices(priceOf(product, row)),
        weight: product.weight + index, hs_code: product.hs, origin_country: product.origin, material: product.material, manage_inventory: product.kind !== "kit", allow_backorder: product.kind === "chair",
        inventory_quantity: 0, ...(index === 0 && product.metadata ? { metadata: { pick_face: `A${random.whole(1, 40)}-${random.whole(1, 6)}` } } : {}),
      })),
    })).product;
    if (product.bulky) bulky.push(created.id);
  }
  await admin.post(`/shipping-profiles/${bulkyProfile.id}`, { products: bulky });
  await createGiftCardProduct({ admin, pictureUrl, channels });
  return { bulkyProducts: bulky };
}

const giftValues = { dkk: [20000, 50000, 100000, 200000], eur: [2500, 7500, 15000, 30000], gbp: [2000, 6000, 12000, 25000], usd: [3000, 7500, 15000, 30000], jpy: [4000, 10000, 20000, 40000] };

async function createGiftCardProduct({ admin, pictureUrl, channels }) {
  await admin.post("/products", {
    title: "Marram Gift Card", subtitle: "For those who know their own size", description: "Valid for two years, in the shop in Aarhus and online. Comes by e-mail at once.", handle: "marram-gift-card",
    is_giftcard: true, discountable: false, status: "published", thumbnail: pictureUrl(giftCardPictures[0]), images: giftCardPictures.map(pictureUrl),
    type: { value: "Gift cards" }, tags: [{ value: "gift idea" }], options: [{ title: "Denominations" }], sales_channels: ["online", "aarhus"].map((key) => ({ id: channels[key].id })),
    variants: giftValues.dkk.map((amount, index) => ({
      title: `${amount / 100} kr.`, sku: `MRM-GIFT-${amount / 100}`, inventory_quantity: 0, manage_inventory: false, options: [{ value: String(amount / 100) }],
      prices: currencies.map((currency_code) => ({ currency_code, amount: giftValues[currency_code][index] })),
    })),
  });
}
