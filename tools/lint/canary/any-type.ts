// at: libs/ui/src/canary.ts
// bites: @typescript-eslint/no-explicit-any
export const wrong = (value: any) => value;
