export async function printSummary() {}
