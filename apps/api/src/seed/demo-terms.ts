import type { NamedAmount, PropertyTerms, StayFact } from '@ospite/domain';

/**
 * House rules, terms and amounts of the demo property. No text states an amount: that is a value of its own, which the
 * owner changes in one place. Source: specification §9, Terms and Guide page.
 */
export const DEMO_TERMS: PropertyTerms & {
  readonly amounts: readonly NamedAmount[];
  readonly stayFacts: readonly StayFact[];
} = {
  houseRules: {
    it: 'Silenzio dalle 22:00 alle 8:00.\nGli animali sono benvenuti se ce lo dici prima; può esserci un supplemento.\nSe hai l’angolo cottura, lascialo pulito; porta i rifiuti all’isola ecologica.\nSi fuma solo all’aperto.',
    en: 'Quiet hours are from 22:00 to 8:00.\nPets are welcome if you tell us beforehand; there may be a supplement.\nIf you have a kitchenette, please leave it clean; please take your rubbish to the recycling area.\nSmoking is allowed outdoors only.',
    de: 'Nachtruhe ist von 22 bis 8 Uhr.\nHaustiere sind willkommen, wenn Sie uns vorher Bescheid geben; dafür kann ein Aufpreis anfallen.\nFalls Sie eine Kochnische haben, hinterlassen Sie diese bitte sauber; bringen Sie Ihren Abfall bitte zur Sammelstelle.\nGeraucht wird nur im Freien.',
    es: 'Silencio de 22:00 a 8:00.\nLos animales son bienvenidos si nos avisas antes; puede haber un suplemento.\nSi tienes zona de cocina, déjala limpia; lleva la basura al punto de reciclaje.\nSolo se fuma al aire libre.',
  },
  cancellationTerms: {
    it: 'Cancellazione gratuita fino a 14 giorni prima dell’arrivo; dopo si paga la prima notte.',
    en: 'Free cancellation up to 14 days before arrival; after that, the first night is charged.',
    de: 'Kostenlose Stornierung bis 14 Tage vor der Anreise; danach wird die erste Nacht berechnet.',
    es: 'Cancelación gratuita hasta 14 días antes de la llegada; después se cobra la primera noche.',
  },
  depositTerms: {
    it: 'La cauzione si versa all’arrivo, solo in contanti, e si restituisce alla partenza.',
    en: 'The deposit is paid on arrival, in cash only, and returned on departure.',
    de: 'Die Kaution wird bei der Anreise nur in bar hinterlegt und bei der Abreise zurückgegeben.',
    es: 'La fianza se paga a la llegada, solo en efectivo, y se devuelve a la salida.',
  },
  stayFacts: [
    { id: 'breakfast', choices: ['included'], number: null },
    { id: 'price-includes', choices: ['linen', 'towels', 'cleaning', 'utilities'], number: null },
    { id: 'payment', choices: ['cash', 'cards', 'transfer'], number: null },
    { id: 'down-payment', choices: [], number: 30 },
    { id: 'min-stay', choices: [], number: 2 },
    { id: 'min-stay-high', choices: [], number: 3 },
    { id: 'parking', choices: ['free'], number: null },
    { id: 'wifi', choices: ['rooms'], number: null },
    { id: 'pets', choices: ['paid'], number: 500 },
    { id: 'smoking', choices: ['outdoors'], number: null },
  ],
  amounts: [
    { id: 'tennis-evening', cents: 800 },
    { id: 'five-a-side-evening', cents: 1_500 },
    { id: 'beach-reservation', cents: 200 },
    { id: 'boat-trip', cents: 6_000 },
    { id: 'deposit', cents: 10_000 },
    { id: 'uncleaned-kitchenette-penalty', cents: 3_500 },
  ],
};
