import type { Language, ReviewDraft } from '@ospite/domain';

/** A review of the demo, written so many days before the seeding. Guests and stays are invented. */
interface DemoReview extends ReviewDraft {
  readonly language: Language;
  readonly daysAgo: number;
  readonly isApproved: boolean;
  /** The owner's answer, a day later. */
  readonly reply?: string;
}

export const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    guestName: 'Giulia e Tommaso',
    email: 'giulia@ospiti.example',
    rating: 5,
    title: 'Svegliarsi col rumore del mare',
    comment:
      'Una settimana nel Bungalow Ginepro: la mattina caffè sotto i pini, poi duecento metri in ciabatte e sei in spiaggia. Pulito, silenzioso, e la signora Marta ci ha prestato persino le maschere. Torniamo l’anno prossimo.',
    language: 'it',
    daysAgo: 24,
    isApproved: true,
    reply: 'Grazie Giulia, le maschere vi aspettano nello stesso cassetto. A presto!',
  },
  {
    guestName: 'Hannah Weiß',
    email: 'hannah@gaeste.example',
    rating: 5,
    title: 'Rund, ruhig, rundum schön',
    comment:
      'Wir hatten noch nie in einem runden Haus geschlafen und wollen jetzt nie wieder in ein eckiges. Abends war es so still, dass wir die Grillen gezählt haben. Der Strand ist wirklich in ein paar Minuten zu Fuß erreichbar.',
    language: 'de',
    daysAgo: 38,
    isApproved: true,
  },
  {
    guestName: 'Oliver',
    email: 'oliver@guests.example',
    rating: 4,
    title: 'Lovely spot, bring a torch',
    comment:
      'Room Tre was spotless and the shower excellent. Breakfast under the pergola was the best part of the day. The path to the beach is unlit at night, so a torch helps, but the stars make up for it.',
    language: 'en',
    daysAgo: 52,
    isApproved: true,
    reply: 'Thank you, Oliver. There is now a torch hanging behind every door.',
  },
  {
    guestName: 'Lucía y familia',
    email: 'lucia@huespedes.example',
    rating: 5,
    title: 'Los niños no querían irse',
    comment:
      'Éramos cuatro en la habitación Due y nos sobró sitio. Los niños pasaron los días entre la piscina y la playa, y nosotros en la terraza. La lanzadera fue comodísima con los trastos.',
    language: 'es',
    daysAgo: 67,
    isApproved: true,
  },
  {
    guestName: 'Paolo',
    email: 'paolo@ospiti.example',
    rating: 5,
    title: 'Semplice e curato',
    comment:
      'Camera Uno, quella turchese: il letto comodo, la finestra sul mare e nessuna televisione accesa nei dintorni. Si vede che qui ci tengono. Colazione con il miele del vicino, da portarsi via un barattolo.',
    language: 'it',
    daysAgo: 81,
    isApproved: true,
  },
  {
    guestName: 'Sofie & Jonas',
    email: 'sofie@gaeste.example',
    rating: 4,
    title: 'Perfekt für eine Woche Nichtstun',
    comment:
      'Mirto liegt ganz hinten im Garten, außer den Katzen kommt niemand vorbei. Die Kochecke reicht für Pasta und Fisch vom Hafen. Einen Stern Abzug nur, weil wir nach sieben Tagen fahren mussten.',
    language: 'de',
    daysAgo: 95,
    isApproved: true,
  },
  {
    guestName: 'Maeve',
    email: 'maeve@guests.example',
    rating: 5,
    title: 'Exactly what the photos promise',
    comment:
      'No surprises, in the best way. The room, the pines, the water: all as described. Marta answered every message within the hour and marked the quiet coves on a map for us.',
    language: 'en',
    daysAgo: 110,
    isApproved: true,
  },
  {
    guestName: 'Chiara',
    email: 'chiara@ospiti.example',
    rating: 3,
    title: 'Bello, ma portate i tappi',
    comment:
      'Posizione splendida e camera pulita. Nelle sere di sagra però la musica del paese arriva fino a tardi. Il personale è stato gentile e ci ha offerto di cambiare camera.',
    language: 'it',
    daysAgo: 124,
    isApproved: true,
    reply:
      'Chiara ha ragione: nelle sere di sagra la musica si sente. Adesso lo scriviamo a chi prenota in quei giorni.',
  },
  {
    guestName: 'Andrea',
    email: 'andrea@ospiti.example',
    rating: 5,
    title: 'Tre giorni fuori stagione',
    comment:
      'Tre giorni con la spiaggia tutta per noi e il profumo del mirto appena raccolto. Quando siamo arrivati in camera era già caldo.',
    language: 'it',
    daysAgo: 2,
    isApproved: false,
  },
  {
    guestName: 'Pilar',
    email: 'pilar@huespedes.example',
    rating: 4,
    title: 'Volveremos con los abuelos',
    comment:
      'Muy buen trato y un entorno precioso. Nos habría gustado que el bar cerrara un poco más tarde, pero el desayuno lo compensó todo.',
    language: 'es',
    daysAgo: 1,
    isApproved: false,
  },
];
