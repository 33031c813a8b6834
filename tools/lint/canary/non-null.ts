// at: libs/domain/src/canary.ts
// bites: @typescript-eslint/no-non-null-assertion
export const wrong = (value: string | null) => value!;
