import type { DemoSection } from './demo-section';

/** What the hosts say in every confirmation. */
export function emailsContent(): readonly DemoSection[] {
  return [
    {
      kind: 'emails.confirmation',
      values: {
        opening: {
          it: 'grazie di averci scritto. La tua richiesta è già qui da noi: ti rispondiamo personalmente, a questo indirizzo, entro 24 ore.',
          en: 'Thank you for writing to us. Your request is already on our desk, and one of us will reply personally, to this address, within 24 hours.',
          de: 'vielen Dank für Ihre Nachricht. Ihre Anfrage ist gut bei uns angekommen. Wir antworten Ihnen persönlich, an diese Adresse, innerhalb von 24 Stunden.',
          es: 'Gracias por escribirnos. Ya hemos recibido tu solicitud. Te responderemos personalmente, a esta dirección, en menos de 24 horas.',
        },
        steps: [
          {
            text: {
              it: 'Controlliamo che cosa è libero nelle tue date.',
              en: 'We look at what is free on your dates.',
              de: 'Wir sehen nach, was an Ihren Reisetagen frei ist.',
              es: 'Miramos qué hay libre en tus fechas.',
            },
          },
          {
            text: {
              it: 'Entro 24 ore ti scriviamo con il prezzo e tutte le condizioni.',
              en: 'Within 24 hours we’ll write with the price and all the conditions.',
              de: 'Innerhalb von 24 Stunden schreiben wir Ihnen den Preis und alle Bedingungen.',
              es: 'En menos de 24 horas te escribimos con el precio y todas las condiciones.',
            },
          },
          {
            text: {
              it: 'Decidi con calma: questa richiesta non è ancora una prenotazione e non costa nulla.',
              en: 'Take your time: this request is not a booking yet and costs nothing.',
              de: 'Entscheiden Sie in Ruhe: Die Anfrage ist noch keine Buchung und kostet nichts.',
              es: 'Decide con calma: esta solicitud todavía no es una reserva y no cuesta nada.',
            },
          },
        ],
        closing: { it: 'A presto,', en: 'See you soon,', de: 'Bis bald', es: 'Hasta pronto,' },
      },
    },
  ];
}
