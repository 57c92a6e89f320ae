/** Prices in every currency out of one in whole Danish kroner, each as a shop in that country would print it. */
const prices = {
  dkk: (kroner) => kroner * 100,
  eur: (kroner) => Math.max(1, Math.round(kroner / 7.45)) * 100 - 5,
  gbp: (kroner) => Math.max(1, Math.round(kroner / 8.7)) * 100 - 1,
  usd: (kroner) => Math.max(1, Math.round(kroner / 6.6)) * 100,
  // The yen has no smaller unit: Medusa's amount is the price itself.
  jpy: (kroner) => Math.max(100, Math.round((kroner * 21.5) / 100) * 100 - 20),
};

export const currencies = Object.keys(prices);

/** @param {number} kroner @param {string} currency the amount in that currency's smallest unit */
export const amountIn = (kroner, currency) => prices[currency](kroner);

/** @param {number} kroner */
export const allPrices = (kroner) => currencies.map((currency) => ({ currency_code: currency, amount: amountIn(kroner, currency) }));
