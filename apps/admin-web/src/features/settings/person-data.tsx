import { useErasePersonMutation, type Erasure } from '@ospite/contracts';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@ospite/domain';
import { Actions, Button, Panel, TextField } from '@ospite/ui/office';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog';
import { focusField } from '../../shared/forms/focus-field';
import { useDownload } from '../../shared/use-download';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import * as s from './settings.module.css';

/** What is stored about one person, by e-mail address: given to them, or erased, as the law asks (GDPR, art. 15 and 17). */
export function PersonData() {
  const { t } = useTranslation();
  const download = useDownload();
  const tellOutcome = useOutcomeToast();
  const [erase, { data: erasure, isLoading, reset }] = useErasePersonMutation();
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const address = email.trim();
  const isAddress = isEmailAddress(address);

  /** Goes on with an address that is one; else the field says so. */
  function withAddress(form: HTMLFormElement | null, goOn: () => void) {
    setTried(true);
    if (isAddress) goOn();
    else if (form) focusField(form, 'email');
  }

  async function tell() {
    tellOutcome(await download(`/api/privacy/export?email=${encodeURIComponent(address)}`), {
      done: t('office:common.downloading'),
      doneDescription: t('office:common.downloadingHelp'),
      failed: t('office:common.notDownloaded'),
    });
  }

  async function eraseNow() {
    setAsking(false);
    const result = await erase({ erasePersonRequest: { email: address } });
    if (result.data && isNothing(result.data)) return;
    tellOutcome(result, {
      done: t('office:settings.data.erased'),
      failed: t('office:settings.data.notErased'),
      mayBeDone: true,
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    withAddress(event.currentTarget, () => void tell());
  }

  return (
    <Panel title={t('office:settings.data.person')}>
      <p>{t('office:settings.data.personHelp')}</p>
      <form className={s.form} onSubmit={submit} noValidate id="person">
        <TextField
          name="email"
          type="email"
          label={t('office:settings.data.email')}
          value={email}
          onChange={(text) => {
            setEmail(text);
            reset();
          }}
          maxLength={MAX_EMAIL_LENGTH}
          verbatim
          error={isTried && !isAddress ? t('problems:fields.invalid_email') : undefined}
        />
        <Actions>
          <Button type="submit" variant="quiet">
            {t('office:settings.data.tell')}
          </Button>
          <Button
            variant="danger"
            isPending={isLoading}
            onPress={({ target }) => withAddress(target.closest('form'), () => setAsking(true))}
          >
            {t('office:settings.data.erase')}
          </Button>
        </Actions>
        <div role="status">{erasure && <ErasureCounts erasure={erasure} email={address} />}</div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('office:settings.data.eraseTitle', { email: address })}
        confirmLabel={t('office:settings.data.eraseConfirm')}
        onConfirm={() => void eraseNow()}
        onCancel={() => setAsking(false)}
      >
        <ul className={s.list}>
          <li>{t('office:settings.data.eraseQuotes')}</li>
          <li>{t('office:settings.data.eraseReviews')}</li>
          <li>{t('office:settings.data.eraseMessages')}</li>
        </ul>
        <p>{t('office:settings.data.eraseForGood')}</p>
      </ConfirmDialog>
    </Panel>
  );
}

/** What was erased, in numbers: nothing of the person can be named any longer. */
function ErasureCounts({ erasure, email }: { readonly erasure: Erasure; readonly email: string }) {
  const { t } = useTranslation();
  const { quotes, reviews, messages } = erasure;
  if (isNothing(erasure)) return <p ref={intoSight}>{t('office:settings.data.nothing')}</p>;
  return (
    <div ref={intoSight}>
      <p className={s.saved}>{t('office:settings.data.erasedOf', { email })}</p>
      <ul className={s.list}>
        <li>{t('office:settings.data.quotes', { count: quotes })}</li>
        <li>{t('office:settings.data.reviews', { count: reviews })}</li>
        <li>{t('office:settings.data.messages', { count: messages })}</li>
      </ul>
    </div>
  );
}

function isNothing({ quotes, reviews, messages }: Erasure): boolean {
  return quotes + reviews + messages === 0;
}

/** Out from under the bars at the bottom. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
