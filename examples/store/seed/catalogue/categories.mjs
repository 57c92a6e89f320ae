/** The category tree; a third entry hides a category from shoppers or marks it internal. */
const tree = [
  ["Outdoor", "outdoor", [
    ["Shelter", "shelter", [["One-person tents", "one-person-tents"], ["Two-person tents", "two-person-tents"], ["Family tents", "family-tents"], ["Tarps", "tarps"], ["Hammocks", "hammocks"]]],
    ["Sleep", "sleep", [["Sleeping bags", "sleeping-bags"], ["Mats", "mats"]]],
    ["Packs", "packs", [["Trekking packs", "trekking-packs"], ["Daypacks", "daypacks"], ["Duffels", "duffels"], ["Bags and totes", "carry-accessories"]]],
    ["Camp", "camp", [["Kitchen", "camp-kitchen"], ["Lights", "lights"], ["Furniture", "camp-furniture"], ["Tools", "tools"]]],
  ]],
  ["Clothing", "clothing", [
    ["Outerwear", "outerwear", [["Rain jackets", "rain-jackets"], ["Winter jackets", "winter-jackets"]]],
    ["Layers", "layers", [["Fleeces", "fleeces"], ["Sweaters", "sweaters"], ["Base layers", "base-layers"]]],
    ["Everyday", "everyday", [["T-shirts", "t-shirts"], ["Shirts", "shirts"], ["Dresses", "dresses"], ["Trousers", "trousers"], ["Shorts", "shorts"]]],
    ["Accessories", "accessories", [["Hats and gloves", "hats-and-gloves"], ["Socks", "socks"]]],
  ]],
  ["Footwear", "footwear", [["Boots", "boots"], ["Sandals", "sandals"]]],
  ["At home", "at-home", []],
  ["Staff picks", "staff-picks", [], { is_internal: true, is_active: true }],
  ["Spring 2027", "spring-2027", [], { is_active: false }],
];

const collections = [
  ["First light", { season: "spring" }], ["Long nights", { season: "winter", mood: { colour: "#2f5249", words: ["wool", "fire", "dark"] } }], ["City and coast"], ["Weatherproof"],
  ["Gifts under 300", { banner: "gifts.svg" }], ["Repair and reuse"], ["Wholesale basics"], ["Tokyo market selection"], ["Archive 2023"], ["New arrivals"],
];

export async function createStructure({ api: { admin } }) {
  const categories = {};
  async function add([name, handle, children = [], more = {}], parent) {
    const shown = { is_active: true, is_internal: false, ...more };
    const created = (await admin.post("/product-categories", { name, handle, ...shown, description: parent ? "" : `Everything in ${name.toLowerCase()}`, ...(parent ? { parent_category_id: parent } : {}) })).product_category;
    categories[handle] = created.id;
    for (const child of children) await add(child, created.id);
  }
  for (const branch of tree) await add(branch);
  const found = {};
  for (const [title, metadata] of collections) found[title] = (await admin.post("/collections", { title, handle: title.toLowerCase().replaceAll(" ", "-"), metadata })).collection.id;
  return { categories, collections: found };
}
