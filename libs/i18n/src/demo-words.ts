/** Places of the demo, in four languages: whoever has another house must not find them in theirs. Whole words. */
export const DEMO_PLACES =
  /(?<!\p{L})(?:San Teodoro|Sardegna|Sardinia\p{L}*|Sardinien\p{L}*|Cerdeña|sard[oaie]s?|Gallura|Tempio Pausania|La Cinta|Brandinchi|Impostu|Cala d[’']Ambra|Isuledda|Tavolara|Olbia|Golfo Aranci)(?!\p{L})/iu;
/** Its materials and facilities, as guests read them. */
export const DEMO_THINGS =
  /(?<!\p{L})(?:mare|sea|seaside|Meere?s?|mar|spiaggi\p{L}+|beach\p{L}*|Strand\p{L}*|Strände|playas?|camp|campegg\p{L}*|campsites?|camping\p{L}*|bungalows?|ginepr\p{L}+|junipers?|Wacholder\p{L}*|enebros?|piscin\p{L}+|pools?|ristorant\p{L}+|restaurants?|restaurantes?|mini[ -]?market|Minimarkt|minimercado|pinnett\p{L}+)(?!\p{L})/iu;
