import type { DemoSection } from '../demo-section';
import { italianText, legalParts } from './legal-parts';

/** What the site keeps in a browser, and how to choose; what it keeps unasked, it says itself. */
export const COOKIE_POLICY: readonly DemoSection[] = [
  ...legalParts('cookiePolicy.paragraph', {
    it: [
      [
        '',
        'Questa pagina dice che cosa il sito di {{name}} conserva nel tuo browser, perché e per quanto tempo, e come cambiare idea.',
      ],
      [
        'Che cosa sono i cookie',
        'Sono piccoli testi che un sito conserva nel browser di chi lo visita. Qui chiamiamo così anche ciò che il sito conserva nella memoria del browser (memoria locale e memoria della scheda), per cui valgono le stesse regole.',
      ],
    ],
  }),
  {
    kind: 'cookiePolicy.storage',
    values: {
      title: { it: 'Necessari' },
      text: italianText([
        'Servono al funzionamento del sito e non richiedono consenso. Non ti seguono e non sono letti da altri.',
      ]),
    },
  },
  ...legalParts('cookiePolicy.paragraph', {
    it: [
      [
        'Statistiche e marketing',
        '{{unless tracking}} In questo momento il sito non usa strumenti di statistica o di marketing di terzi. Se in futuro ne usasse, partirebbero soltanto con il consenso che hai dato nella finestra dei cookie.',
        '{{if tracking}} Il sito usa strumenti di terzi soltanto se accetti «Statistiche» o «Marketing»: prima della scelta, dopo «Solo necessari» e dopo la revoca non sono caricati e non ricevono nulla. I loro cookie, e quanto durano, sono descritti nelle informative di chi li offre.',
        '{{if tracking}} Con il tuo consenso il browser si collega a: {{trackingOrigins}}.',
        'Un annuncio pubblicitario la cui immagine sta su un altro sito è mostrato solo se accetti «Marketing». Ogni annuncio è indicato come «Pubblicità».',
      ],
      [
        'Contenuti di altri siti',
        'Una mappa o un video di un altro sito si carica solo quando lo chiedi; fino ad allora vedi un’immagine di questo sito. I link verso piattaforme di prenotazione e servizi di messaggistica non inviano nulla finché non li apri. Caratteri e immagini sono serviti da questo sito.',
      ],
      [
        'Come scegliere e come cambiare idea',
        'Alla prima visita una finestra ti chiede che cosa accetti: rifiutare è facile quanto accettare, e chiuderla equivale a «Solo necessari». Puoi riaprirla quando vuoi con «Preferenze sui cookie», in fondo a ogni pagina. Se revochi un consenso, cancelliamo i cookie degli strumenti di terzi e la pagina si ricarica senza di essi.',
        'Senza JavaScript la finestra non appare e nessuno strumento di terzi funziona. Puoi inoltre cancellare o bloccare i cookie nelle impostazioni del browser: il sito continua a funzionare.',
      ],
      [
        'Contatti',
        'Per domande: {{name}}, {{address}}, {{postalCode}} {{city}}, email {{email}}, telefono {{phone}}. I tuoi diritti sono descritti nella [privacy policy](page:privacyPolicy).',
      ],
    ],
  }),
];
