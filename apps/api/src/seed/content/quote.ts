import type { DemoSection } from './demo-section';

/** Words around the form, and those after it was sent. */
export function quoteContent(): readonly DemoSection[] {
  return [
    {
      kind: 'quote.lead',
      values: {
        title: {
          it: 'Chiedi un preventivo',
          en: 'Ask for a quote',
          de: 'Angebot anfragen',
          es: 'Pide presupuesto',
        },
        text: {
          it: 'Due minuti per scriverci, una risposta entro 24 ore. Nessun pagamento, nessun impegno.',
          en: 'Two minutes to write to us, a reply within 24 hours. No payment, no obligation.',
          de: 'Zwei Minuten für Ihre Anfrage, eine Antwort innerhalb von 24 Stunden. Keine Zahlung, keine Verpflichtung.',
          es: 'Dos minutos para escribirnos, una respuesta en menos de 24 horas. Sin pagos ni compromiso.',
        },
        searchDescription: {
          it: 'Scrivici le date e quanti siete: ti rispondiamo personalmente entro 24 ore, senza impegno.',
          en: 'Tell us your dates and how many of you are coming, and we’ll reply personally within 24 hours, with no obligation.',
          de: 'Nennen Sie uns Reisedaten und Personenzahl. Wir antworten persönlich innerhalb von 24 Stunden, unverbindlich.',
          es: 'Dinos las fechas y cuántos sois, y respondemos personalmente en menos de 24 horas, sin compromiso.',
        },
      },
    },
    {
      kind: 'quote.next',
      values: {
        steps: [
          {
            text: {
              it: 'Entro 24 ore ti scriviamo con disponibilità e prezzo.',
              en: 'Within 24 hours we’ll write with availability and a price.',
              de: 'Innerhalb von 24 Stunden nennen wir Ihnen Verfügbarkeit und Preis.',
              es: 'En menos de 24 horas te escribimos con disponibilidad y precio.',
            },
          },
          {
            text: {
              it: 'Decidi con calma: nulla è prenotato finché non lo dici tu.',
              en: 'Take your time: nothing is booked until you say so.',
              de: 'Entscheiden Sie in Ruhe: Gebucht wird erst, wenn Sie zusagen.',
              es: 'Decide con calma: nada queda reservado hasta que nos digas que sí.',
            },
          },
        ],
      },
    },
    {
      kind: 'quoteSent.lead',
      values: {
        text: {
          it: 'Grazie. Ora tocca a noi: ecco che cosa succede.',
          en: 'Thank you. Now it’s our turn, and here’s what happens next.',
          de: 'Vielen Dank. Jetzt sind wir dran, und so geht es weiter.',
          es: 'Gracias. Ahora nos toca a nosotros: estos son los próximos pasos.',
        },
      },
    },
    {
      kind: 'quoteSent.next',
      values: {
        steps: [
          {
            title: {
              it: 'Entro 24 ore',
              en: 'Within 24 hours',
              de: 'Innerhalb von 24 Stunden',
              es: 'En menos de 24 horas',
            },
            text: {
              it: 'Ti scriviamo con disponibilità, prezzo e la camera che ti consigliamo.',
              en: 'We’ll write with availability, a price and the room we suggest.',
              de: 'Wir nennen Ihnen die Verfügbarkeit, den Preis und das Zimmer, das wir empfehlen.',
              es: 'Te escribimos con disponibilidad, precio y la habitación que te aconsejamos.',
            },
          },
          {
            title: {
              it: 'Quando vuoi tu',
              en: 'Whenever you like',
              de: 'Wann Sie möchten',
              es: 'Cuando quieras',
            },
            text: {
              it: 'Decidi con calma. Nulla è prenotato e nulla si paga finché non ci dici di sì.',
              en: 'Take your time. Nothing is booked and there is nothing to pay until you say yes.',
              de: 'Entscheiden Sie in Ruhe. Bis Sie Ja sagen, ist nichts gebucht und nichts zu zahlen.',
              es: 'Decide con calma. No hay nada reservado ni se paga nada hasta que nos digas que sí.',
            },
          },
        ],
      },
    },
  ];
}
