const sizes = ["S", "M", "L", "XL"];
const knit = { hs: "611020", origin: "PT", sizes };
const shell = { hs: "620193", origin: "LT", sizes };

export const outerLayers = [
  {
    title: "Gale Rain Jacket", kind: "jacket", type: "Jackets", category: "rain-jackets", collection: "Weatherproof", price: 1999, weight: 410, ...shell,
    colours: ["sun", "ocean", "charcoal"], tags: ["waterproof", "bestseller", "recycled"], material: "3-layer recycled polyester, PFC-free",
    subtitle: "For sideways rain", description: "The jacket we wear to work for eight months of the year. Hood that turns with your head, cuffs that close over gloves, no crackle.",
    metadata: { waterproofing: { column_mm: 20000, pfc_free: true }, fit: "regular", care: { washing: "30 °C, no softener" } },
  },
  {
    title: "Gale Rain Trousers", kind: "trousers", type: "Trousers", category: "trousers", collection: "Weatherproof", price: 1199, weight: 320, ...shell,
    colours: ["charcoal", "pine"], tags: ["waterproof", "recycled"], material: "3-layer recycled polyester, PFC-free", description: "Full side zips, so they go on over boots in a lay-by.",
  },
  {
    title: "Squall Parka", kind: "parka", type: "Jackets", category: "winter-jackets", collection: "Weatherproof", price: 3499, weight: 1350, ...shell,
    colours: ["moss", "charcoal"], tags: ["waterproof", "winter", "down"], material: "Cotton-polyester shell, down fill", description: "A coat for waiting: on platforms, on touchlines, for seals.",
  },
  {
    title: "Drift Down Jacket", kind: "puffer", type: "Jackets", category: "winter-jackets", collection: "Long nights", price: 1799, weight: 360, ...shell,
    colours: ["rust", "slate", "sky"], tags: ["down", "ultralight", "winter"], material: "750-fill certified down", description: "Packs into its own pocket and forgives you for it.",
  },
  {
    title: "Drift Down Vest", kind: "vest", type: "Jackets", category: "winter-jackets", price: 1199, weight: 240, ...shell,
    colours: ["pine", "sand"], tags: ["down"], material: "750-fill certified down", description: "Warm middle, free arms.",
  },
  {
    title: "Croft Fleece", kind: "fleece", type: "Mid layers", category: "fleeces", collection: "First light", price: 899, weight: 390, ...knit,
    colours: ["oat", "moss", "clay"], tags: ["recycled", "bestseller"], material: "Recycled polyester, brushed inside", description: "The grandfather fleece, cut for people who move. High collar, deep pockets, a zip you can work with mittens.",
  },
  {
    title: "Croft Fleece, Half Zip", kind: "fleece", type: "Mid layers", category: "fleeces", price: 749, weight: 330, ...knit,
    colours: ["heather", "charcoal"], tags: ["recycled"], material: "Recycled polyester, brushed inside", description: "Half the zip, all the warmth.",
  },
  {
    title: "Gotland Sweater", kind: "sweater", type: "Mid layers", category: "sweaters", collection: "Long nights", price: 1299, weight: 620, ...knit, origin: "DK",
    colours: ["fog", "charcoal", "berry"], tags: ["wool", "made in Denmark"], material: "100 % Gotland wool", description: "Undyed yarn from sheep with names. It felts where you lean and that is fine.",
  },
  {
    title: "Ploughman Overshirt", kind: "shirt", type: "Shirts", category: "shirts", collection: "City and coast", price: 999, weight: 520, ...shell, hs: "620520",
    colours: ["sand", "ocean"], tags: ["organic cotton"], material: "Organic cotton moleskin", description: "A jacket in April, a shirt in October.",
  },
];

export const everydayClothing = [
  {
    title: "Everyday T-Shirt", kind: "t-shirt", type: "T-shirts", category: "t-shirts", collection: "City and coast", price: 249, weight: 170, hs: "610910", origin: "PT", sizes: ["XS", "S", "M", "L", "XL"],
    colours: ["oat", "charcoal", "moss", "sky", "clay"], tags: ["organic cotton", "bestseller", "value"], material: "180 g organic cotton", description: "The one you reach for. Heavy enough to hold its shape, soft enough to sleep in.",
  },
  {
    title: "Merino T-Shirt", kind: "t-shirt", type: "T-shirts", category: "base-layers", price: 499, weight: 150, hs: "610990", origin: "LT", sizes,
    colours: ["slate", "berry"], tags: ["wool", "ultralight"], material: "150 g merino", description: "Three days without complaints from anyone.",
  },
  {
    title: "Merino Long Sleeve", kind: "sweater", type: "Base layers", category: "base-layers", price: 649, weight: 210, hs: "610990", origin: "LT", sizes,
    colours: ["charcoal", "ocean"], tags: ["wool"], material: "200 g merino", description: "Next to the skin from September to May.",
  },
  {
    title: "Linen Shirt", kind: "shirt", type: "Shirts", category: "shirts", collection: "City and coast", price: 699, weight: 190, hs: "620590", origin: "LT", sizes,
    colours: ["oat", "sky", "sand"], tags: ["linen"], material: "European linen", description: "Creases honestly. Cool on the warm days that Denmark does have.",
  },
  {
    title: "Shoreline Dress", kind: "dress", type: "Dresses", category: "dresses", collection: "City and coast", price: 899, weight: 280, hs: "620442", origin: "PT", sizes,
    colours: ["clay", "ocean", "heather"], tags: ["organic cotton", "new"], material: "Organic cotton poplin", description: "Pockets deep enough for stones. Wear it over trousers when the wind gets up.",
  },
  {
    title: "Field Trousers", kind: "trousers", type: "Trousers", category: "trousers", price: 849, weight: 430, hs: "620342", origin: "PT", sizes: ["28", "30", "32", "34", "36"],
    colours: ["moss", "sand"], tags: ["organic cotton", "bestseller"], material: "Cotton canvas, 2 % stretch", description: "Double knees, a gusset, and a hem that rolls.",
  },
  {
    title: "Swim Shorts", kind: "shorts", type: "Shorts", category: "shorts", price: 449, weight: 160, hs: "621111", origin: "PT", sizes,
    colours: ["sky", "clay"], tags: ["recycled"], material: "Recycled polyamide", description: "Dry before the ice cream is finished.",
  },
  {
    title: "Ribbed Beanie", kind: "beanie", type: "Accessories", category: "hats-and-gloves", collection: "Gifts under 300", price: 249, weight: 70, hs: "650500", origin: "DK",
    colours: ["rust", "pine", "oat", "charcoal"], tags: ["wool", "gift idea", "bestseller", "made in Denmark"], material: "Lambswool", description: "One size, made in Denmark, loved by ears.",
  },
  {
    title: "Waxed Cap", kind: "cap", type: "Accessories", category: "hats-and-gloves", price: 299, weight: 95, hs: "650500", origin: "GB",
    colours: ["moss", "charcoal"], tags: ["waterproof"], material: "Waxed cotton", description: "Rain runs off the peak instead of your nose.",
  },
  {
    title: "Trail Gloves", kind: "gloves", type: "Accessories", category: "hats-and-gloves", price: 349, weight: 80, hs: "611610", origin: "PT", sizes: ["S", "M", "L"],
    colours: ["charcoal"], tags: ["winter", "touchscreen"], material: "Merino, leather palm", description: "Thin enough to tie a knot in, warm enough to hold the rope.",
  },
  {
    title: "Lambswool Scarf", kind: "scarf", type: "Accessories", category: "hats-and-gloves", collection: "Long nights", price: 449, weight: 180, hs: "611710", origin: "DK",
    colours: ["heather", "fog", "rust"], tags: ["wool", "gift idea"], material: "Lambswool", description: "Two metres of reasons to stay outside.",
  },
  {
    title: "Hiking Socks, 2 pairs", kind: "socks", type: "Accessories", category: "socks", collection: "Gifts under 300", price: 179, weight: 120, hs: "611594", origin: "IT", sizes: ["36–38", "39–41", "42–44", "45–47"],
    colours: ["slate", "rust"], tags: ["wool", "value", "bestseller"], material: "Merino, nylon", description: "Cushioned where you land. We darn them if they go.",
  },
  {
    title: "Fen Leather Boots", kind: "boots", type: "Footwear", category: "boots", price: 2199, weight: 1380, hs: "640391", origin: "IT", sizes: ["38", "39", "40", "41", "42", "43", "44", "45"],
    colours: ["oak"], tags: ["leather", "resoleable", "waterproof"], material: "Full-grain leather, Vibram sole", description: "Broken in within a weekend and resoled for as long as we both shall live.",
    metadata: { resole: { price_dkk: 650, weeks: 3 }, tannery: "Conceria, Veneto" },
  },
  {
    title: "Shore Sandals", kind: "sandals", type: "Footwear", category: "sandals", price: 649, weight: 540, hs: "640299", origin: "PT", sizes: ["38", "40", "42", "44"],
    colours: ["sand", "charcoal"], tags: ["recycled"], material: "Recycled webbing, cork", description: "Into the water and out to dinner.",
  },
];

/** What has not come into the shop yet, and what never will. */
export const notForSale = [
  { title: "Aurora Snowshoes", kind: "boots", type: "Footwear", category: "boots", price: 1899, weight: 1700, hs: "950619", origin: "FI", colours: ["slate"], tags: ["winter", "new"], material: "Aluminium, TPU", status: "draft", description: "Sample only; the supplier is to confirm the bindings." },
  { title: "Isle Travel Flask, engraved", kind: "bottle", type: "Kitchen", category: "camp-kitchen", price: 349, weight: 300, hs: "961700", origin: "CN", colours: ["steel"], tags: ["gift idea", "new"], material: "18/8 steel", status: "draft", description: "" },
  { title: "Tussock Picnic Rug", kind: "blanket", type: "Blankets", category: "at-home", price: 599, weight: 900, hs: "630140", origin: "DK", colours: ["moss", "clay"], tags: ["new"], material: "Recycled wool, waxed back", status: "proposed", description: "Proposed for spring by the Aarhus shop." },
  { title: "Kestrel 2 Tent", kind: "tent", type: "Tents", category: "two-person-tents", price: 3599, weight: 1490, hs: "630622", origin: "PT", colours: ["slate"], tags: ["ultralight", "new"], material: "15D silnylon", status: "proposed", bulky: true, description: "Two people, one pole. Waiting for the field test on Rømø." },
  { title: "Scented Candle “Low Tide”", kind: "candle", type: "Lights", category: "lights", price: 199, weight: 260, hs: "340600", origin: "CN", colours: ["sky"], tags: [], material: "Paraffin", status: "rejected", description: "Smelled of low tide." },
  { title: "Plastic Poncho", kind: "parka", type: "Jackets", category: "rain-jackets", price: 49, weight: 60, hs: "392620", origin: "CN", colours: ["fog"], tags: ["value"], material: "Polyethylene", status: "rejected", description: "Rejected: single use." },
];
