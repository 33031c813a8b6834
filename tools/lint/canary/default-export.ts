// at: libs/domain/src/canary.ts
// bites: no-restricted-syntax
const wrong = 1;
export default wrong;
