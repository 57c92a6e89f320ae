export const CARE_KEY = "care_instructions";

export const careOf = (metadata?: Record<string, unknown> | null): string => {
  const value = metadata?.[CARE_KEY];
  return typeof value === "string" ? value : "";
};
