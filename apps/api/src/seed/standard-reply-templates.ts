import type { ReplyTemplate } from '@ospite/domain';
import type { FullyLocalized } from './demo-room';

type StandardTemplate = ReplyTemplate & { readonly subject: FullyLocalized; readonly body: FullyLocalized };

/** What owners answer most often, at any property. Each language goes on as its greeting asks: after a comma or a colon. */
export const STANDARD_REPLY_TEMPLATES: readonly StandardTemplate[] = [
  {
    name: 'C’è posto: il preventivo',
    subject: {
      it: 'Il tuo preventivo: {{dates}}',
      en: 'Your quote: {{dates}}',
      de: 'Ihr Angebot: {{dates}}',
      es: 'Tu presupuesto: {{dates}}',
    },
    body: {
      it: '{{greeting}}\n\ngrazie di averci scritto. Nelle tue date c’è posto: {{dates}}, {{nights}}, {{guests}}, {{room}}.\n\nPrezzo: {{estimate}} in tutto.\n\nSe ti va bene, rispondi a questo messaggio e teniamo il posto per te. Per qualsiasi domanda siamo al {{phone}}.\n\nA presto,\n{{property}}',
      en: '{{greeting}}\n\nThank you for writing to us. We have room for you: {{dates}}, {{nights}}, {{guests}}, {{room}}.\n\nPrice: {{estimate}} in all.\n\nIf this suits you, just reply to this message and we will keep it for you. If you have any questions, call us on {{phone}}.\n\nSee you soon,\n{{property}}',
      de: '{{greeting}}\n\nvielen Dank für Ihre Anfrage. In Ihrem Zeitraum ist noch etwas frei: {{dates}}, {{nights}}, {{guests}}, {{room}}.\n\nPreis: insgesamt {{estimate}}.\n\nWenn es Ihnen zusagt, antworten Sie einfach auf diese Nachricht, und wir halten es für Sie frei. Bei Fragen erreichen Sie uns unter {{phone}}.\n\nBis bald\n{{property}}',
      es: '{{greeting}}\n\nGracias por escribirnos. En tus fechas tenemos sitio: {{dates}}, {{nights}}, {{guests}}, {{room}}.\n\nPrecio: {{estimate}} en total.\n\nSi te parece bien, responde a este mensaje y te lo reservamos. Para cualquier duda estamos en el {{phone}}.\n\nHasta pronto,\n{{property}}',
    },
  },
  {
    name: 'Al completo: altre date?',
    subject: {
      it: 'La tua richiesta: {{dates}}',
      en: 'Your request: {{dates}}',
      de: 'Ihre Anfrage: {{dates}}',
      es: 'Tu solicitud: {{dates}}',
    },
    body: {
      it: '{{greeting}}\n\ngrazie di averci scritto. Purtroppo nelle tue date siamo al completo: {{dates}}.\n\nPuoi spostarti di qualche giorno? Scrivici quando potresti venire e ti diciamo subito che cosa è libero.\n\nA presto,\n{{property}}',
      en: '{{greeting}}\n\nThank you for writing to us. Unfortunately, we are fully booked on your dates: {{dates}}.\n\nCould you come a few days earlier or later? Tell us when would suit you, and we will let you know straight away what is free.\n\nBest wishes,\n{{property}}',
      de: '{{greeting}}\n\nvielen Dank für Ihre Anfrage. Leider sind wir in Ihrem Zeitraum ausgebucht: {{dates}}.\n\nKönnten Sie ein paar Tage früher oder später kommen? Schreiben Sie uns, wann es Ihnen passt, und wir sagen Ihnen gleich, was frei ist.\n\nHerzliche Grüße\n{{property}}',
      es: '{{greeting}}\n\nGracias por escribirnos. Por desgracia, en tus fechas estamos completos: {{dates}}.\n\n¿Podrías venir unos días antes o después? Dinos cuándo te iría bien y te contamos enseguida qué hay libre.\n\nUn saludo,\n{{property}}',
    },
  },
  {
    name: 'Mi manca un’informazione',
    subject: {
      it: 'La tua richiesta n. {{number}}: una domanda',
      en: 'Your request no. {{number}}: a question',
      de: 'Ihre Anfrage Nr. {{number}}: eine Frage',
      es: 'Tu solicitud n.º {{number}}: una pregunta',
    },
    body: {
      it: '{{greeting}}\n\ngrazie di averci scritto. Per prepararti il preventivo ({{dates}}, {{guests}}) ci serve ancora un’informazione: a che ora pensi di arrivare?\n\nRispondi pure a questo messaggio o chiamaci al {{phone}}.\n\nA presto,\n{{property}}',
      en: '{{greeting}}\n\nThank you for writing to us. To prepare your quote ({{dates}}, {{guests}}) we need to know one more thing: what time do you expect to arrive?\n\nJust reply to this message or call us on {{phone}}.\n\nBest wishes,\n{{property}}',
      de: '{{greeting}}\n\nvielen Dank für Ihre Anfrage. Für Ihr Angebot ({{dates}}, {{guests}}) fehlt uns noch eine Angabe: Wann möchten Sie ungefähr ankommen?\n\nAntworten Sie einfach auf diese Nachricht oder rufen Sie uns an: {{phone}}.\n\nHerzliche Grüße\n{{property}}',
      es: '{{greeting}}\n\nGracias por escribirnos. Para preparar tu presupuesto ({{dates}}, {{guests}}) nos falta un dato: ¿a qué hora piensas llegar?\n\nResponde a este mensaje o llámanos al {{phone}}.\n\nUn saludo,\n{{property}}',
    },
  },
];
