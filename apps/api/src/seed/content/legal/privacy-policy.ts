import type { DemoSection } from '../demo-section';
import { italianText, legalParts } from './legal-parts';

/** What becomes of guests' data; for how long they are kept, the site says itself. */
export const PRIVACY_POLICY: readonly DemoSection[] = [
  ...legalParts('privacyPolicy.paragraph', {
    it: [
      [
        '',
        'Questa informativa, resa ai sensi dell’art. 13 del Regolamento (UE) 2016/679 (GDPR), spiega quali dati personali trattiamo quando visiti questo sito, ci chiedi un preventivo o lasci una recensione, perché lo facciamo e quali sono i tuoi diritti.',
      ],
      [
        'Titolare del trattamento',
        '{{name}}, {{address}}, {{postalCode}} {{city}} ({{region}}). Email: {{email}}. Telefono: {{phone}}.',
        'Partita IVA: {{vatNumber}}.',
      ],
      [
        'Quali dati raccogliamo',
        [
          'Richiesta di preventivo: nome, cognome, indirizzo email, telefono (se lo indichi), date, numero di ospiti, camera e servizi scelti, testo delle richieste particolari, lingua della pagina e tempo impiegato a compilare il modulo, che ci aiuta a riconoscere gli invii automatici. Ti preghiamo di non scrivere nel testo libero informazioni sulla salute o altre categorie particolari di dati.',
          'Recensione: nome, indirizzo email, voto, titolo e testo, lingua della pagina. Dopo l’approvazione pubblichiamo nome, voto, titolo, testo, lingua e mese; l’indirizzo email non è mai pubblicato.',
          'Conteggio delle visite: un codice calcolato da indirizzo IP e tipo di browser con una chiave casuale che cambia ogni giorno ed è distrutta entro {{saltHours}} ore: da quel momento il codice non può più essere ricondotto a nessuno. Con esso conserviamo la lingua e l’ora della visita.',
          'Scelta sui cookie: che cosa hai scelto e quando, con un numero casuale e senza il tuo indirizzo, per poter dimostrare che te l’abbiamo chiesto.',
          'Dati tecnici: come ogni sito, il server riceve l’indirizzo IP e il tipo di browser. Nei registri l’indirizzo è conservato solo in forma abbreviata, che non identifica la persona.',
          'Contatore delle richieste: per difenderci dagli invii automatici contiamo per breve tempo quante richieste arrivano da uno stesso indirizzo.',
          '{{if tracking}} Statistiche e marketing: solo se li accetti, gli strumenti di terzi descritti nella [cookie policy](page:cookiePolicy) raccolgono i dati indicati nelle loro informative.',
        ],
      ],
      [
        'Perché li usiamo e su quale base',
        [
          'Per rispondere alla tua richiesta e preparare l’eventuale soggiorno: misure precontrattuali adottate su tua richiesta (art. 6, par. 1, lett. b GDPR).',
          'Per pubblicare la recensione che ci hai inviato a questo scopo: tuo consenso, che puoi ritirare in ogni momento scrivendoci (art. 6, par. 1, lett. a GDPR).',
          'Per contare le visite e mantenere il sito sicuro e funzionante: nostro legittimo interesse (art. 6, par. 1, lett. f GDPR).',
          'Per adempiere agli obblighi di legge, se il soggiorno ha luogo, e dimostrare le scelte sui cookie (art. 6, par. 1, lett. c GDPR).',
          '{{if tracking}} Per statistiche e marketing di terzi: solo il tuo consenso (art. 6, par. 1, lett. a GDPR).',
        ],
        'Non prendiamo decisioni automatizzate e non usiamo i dati dei moduli per inviarti pubblicità.',
      ],
      [
        'È obbligatorio fornirli?',
        'No. Senza nome, email e date non possiamo però prepararti un preventivo. Telefono, servizi e richieste particolari sono facoltativi. Puoi sempre scriverci o telefonarci invece di usare il modulo.',
      ],
    ],
  }),
  {
    kind: 'privacyPolicy.periods',
    values: {
      title: { it: 'Per quanto tempo li conserviamo' },
      more: italianText([
        'Restano salvi i termini più lunghi che la legge impone per i documenti di un soggiorno avvenuto.',
      ]),
    },
  },
  ...legalParts('privacyPolicy.paragraph', {
    it: [
      [
        'A chi li comunichiamo',
        'Vi accedono soltanto le persone che gestiscono la struttura e, come responsabili del trattamento (art. 28 GDPR), i fornitori che curano e ospitano il sito, le sue copie di sicurezza e la posta elettronica. Non vendiamo e non cediamo dati. Se prenoti su una piattaforma esterna, apri la mappa o il video di un altro sito o ci scrivi con un servizio di messaggistica, vale l’informativa di chi lo offre: fino a quel momento non riceve nulla da questo sito.',
      ],
      [
        'Trasferimenti fuori dall’Unione europea',
        '{{unless tracking}} Non trasferiamo dati fuori dallo Spazio economico europeo. Se un fornitore dovesse richiederlo, ciò avverrà solo con le garanzie previste dagli artt. 44 e seguenti del GDPR.',
        '{{if tracking}} I dati che ci invii non sono trasferiti fuori dallo Spazio economico europeo. Gli strumenti di terzi, che funzionano solo se li accetti, possono farlo con le garanzie previste dagli artt. 44 e seguenti del GDPR, come indicato nelle loro informative.',
      ],
      [
        'Cookie e memoria del browser',
        'Che cosa il sito conserva nel tuo browser, per quanto tempo e come scegliere è scritto nella [cookie policy](page:cookiePolicy). La scelta si cambia in ogni momento con «Preferenze sui cookie», in fondo a ogni pagina.',
      ],
      [
        'I tuoi diritti',
        'Puoi chiederci in ogni momento di accedere ai tuoi dati, rettificarli, cancellarli, limitarne il trattamento, riceverli in formato leggibile o opporti al trattamento (artt. 15–22 GDPR), scrivendo a {{email}}: rispondiamo entro un mese. Hai inoltre diritto di reclamo al [Garante per la protezione dei dati personali](https://www.garanteprivacy.it).',
      ],
      [
        'Sicurezza',
        'L’accesso alle richieste è riservato e protetto da credenziali personali; le password sono conservate solo in forma cifrata non reversibile. Nessun sistema è infallibile: se si verificasse una violazione che ti riguarda, ti informeremo come previsto dalla legge.',
      ],
      [
        'Modifiche',
        'Se cambia il modo in cui trattiamo i dati aggiorniamo questa pagina e la data indicata in alto.',
      ],
    ],
  }),
];
