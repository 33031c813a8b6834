import type { Property } from '@ospite/contracts/guest';
import { mailHref, phoneHref } from '../../shared/format/links';
import * as s from './privacy-policy-page.module.css';

/** The legal text itself. It is Italian in every language and says what this product does, no more and no less. */
export function PrivacyText({ property }: { readonly property: Property }) {
  const mail = <a href={mailHref(property.email)}>{property.email}</a>;
  return (
    <div className={s.text} lang="it">
      <p>
        Questa informativa, resa ai sensi dell’art. 13 del Regolamento (UE) 2016/679 (GDPR), spiega quali dati
        personali trattiamo quando visiti questo sito o ci chiedi un preventivo, perché lo facciamo e quali
        sono i tuoi diritti.
      </p>
      <h2>1. Titolare del trattamento</h2>
      <p>
        {property.name}, {property.address}, {property.postalCode} {property.city} ({property.region}). Email:{' '}
        {mail}. Telefono: <a href={phoneHref(property.phone)}>{property.phone}</a>.
        {property.vatNumber && ` Partita IVA: ${property.vatNumber}.`}
      </p>
      <h2>2. Quali dati raccogliamo</h2>
      <ul>
        <li>
          Richiesta di preventivo: nome, cognome, indirizzo email, telefono (se lo indichi), date, numero di
          ospiti, camera e servizi scelti, testo delle richieste particolari, lingua della pagina. Ti
          preghiamo di non scrivere nel testo libero informazioni sulla salute o altre categorie particolari
          di dati.
        </li>
        <li>
          Dati tecnici: come ogni sito, il server riceve l’indirizzo IP e il tipo di browser. Nei registri
          l’indirizzo è conservato solo in forma abbreviata, che non identifica la persona.
        </li>
        <li>
          Contatore delle richieste: per difenderci dagli invii automatici contiamo per breve tempo quante
          richieste arrivano da uno stesso indirizzo.
        </li>
      </ul>
      <h2>3. Perché li usiamo e su quale base</h2>
      <ul>
        <li>
          Per rispondere alla tua richiesta e preparare l’eventuale soggiorno: misure precontrattuali adottate
          su tua richiesta (art. 6, par. 1, lett. b GDPR).
        </li>
        <li>
          Per mantenere il sito sicuro e funzionante: nostro legittimo interesse (art. 6, par. 1, lett. f
          GDPR).
        </li>
        <li>
          Per adempiere agli obblighi di legge, se il soggiorno ha luogo (art. 6, par. 1, lett. c GDPR).
        </li>
      </ul>
      <p>
        Non facciamo profilazione, non prendiamo decisioni automatizzate e non usiamo i tuoi dati per inviarti
        pubblicità.
      </p>
      <h2>4. È obbligatorio fornirli?</h2>
      <p>
        No. Senza nome, email e date non possiamo però prepararti un preventivo. Telefono, servizi e richieste
        particolari sono facoltativi. Puoi sempre scriverci o telefonarci invece di usare il modulo.
      </p>
      <h2>5. Per quanto tempo li conserviamo</h2>
      <p>
        Le richieste di preventivo e i messaggi collegati sono conservati per un massimo di 2 anni dalla
        richiesta; poi i dati che ti identificano sono resi anonimi. Restano salvi i termini più lunghi che la
        legge impone per i documenti di un soggiorno avvenuto.
      </p>
      <h2>6. A chi li comunichiamo</h2>
      <p>
        Vi accedono soltanto le persone che gestiscono la struttura e i fornitori che ospitano il sito e la
        posta elettronica, come responsabili del trattamento (art. 28 GDPR). Non vendiamo e non cediamo dati.
        Se prenoti su una piattaforma esterna tramite i nostri link, vale l’informativa di quella piattaforma.
      </p>
      <h2>7. Trasferimenti fuori dall’Unione europea</h2>
      <p>
        Non trasferiamo dati fuori dallo Spazio economico europeo. Se un fornitore dovesse richiederlo, ciò
        avverrà solo con le garanzie previste dagli artt. 44 e seguenti del GDPR.
      </p>
      <h2>8. Cookie e memoria del browser</h2>
      <p>
        Questo sito non usa cookie di profilazione né strumenti di analisi di terze parti. Usa soltanto
        strumenti tecnici: la lingua scelta (cookie e memoria locale <code>lang</code>, un anno) e, finché la
        scheda del browser resta aperta, la bozza del modulo non ancora inviato, che rimane sul tuo
        dispositivo. Caratteri e immagini sono serviti da questo sito.
      </p>
      <h2>9. I tuoi diritti</h2>
      <p>
        Puoi chiederci in ogni momento di accedere ai tuoi dati, rettificarli, cancellarli, limitarne il
        trattamento, riceverli in formato leggibile o opporti al trattamento (artt. 15–22 GDPR), scrivendo a{' '}
        {mail}: rispondiamo entro un mese. Hai inoltre diritto di reclamo al{' '}
        <a href="https://www.garanteprivacy.it" rel="noopener">
          Garante per la protezione dei dati personali
        </a>
        .
      </p>
      <h2>10. Sicurezza</h2>
      <p>
        L’accesso alle richieste è riservato e protetto da credenziali personali; le password sono conservate
        solo in forma cifrata non reversibile. Nessun sistema è infallibile: se si verificasse una violazione
        che ti riguarda, ti informeremo come previsto dalla legge.
      </p>
      <h2>11. Modifiche</h2>
      <p>Se cambia il modo in cui trattiamo i dati aggiorniamo questa pagina e la data indicata in alto.</p>
    </div>
  );
}
