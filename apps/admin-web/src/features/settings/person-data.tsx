import { useErasePersonMutation, useLazyCountErasableQuery, type Erasure } from '@ospite/contracts';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '@ospite/domain';
import { Actions, Button, Panel, TextField } from '@ospite/ui/office';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog';
import { focusField } from '../../shared/forms/focus-field';
import { useDownload } from '../../shared/use-download';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { Mentions } from './mentions';
import * as s from './settings.module.css';

/** What is stored about one person, by e-mail address: given to them, or erased, as the law asks (GDPR, art. 15 and 17). */
export function PersonData() {
  const { t } = useTranslation();
  const download = useDownload();
  const tellOutcome = useOutcomeToast();
  const [count, { isFetching }] = useLazyCountErasableQuery();
  const [erase, { data: erased, originalArgs, isLoading, reset }] = useErasePersonMutation();
  const [counted, setCounted] = useState<Erasure & { readonly email: string }>();
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const address = email.trim();
  const isAddress = isEmailAddress(address);
  // An answer that comes once another address stands there is not about that one.
  const found = counted?.email === address ? counted : undefined;
  const erasedEmail = originalArgs?.erasePersonRequest.email;

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

  async function ask() {
    reset();
    const result = await count({ email: address });
    setCounted(result.data && { ...result.data, email: address });
    if (result.error) tellOutcome(result, { done: '', failed: t('office:settings.data.notErased') });
  }

  async function eraseNow(email: string) {
    setCounted(undefined);
    tellOutcome(await erase({ erasePersonRequest: { email } }), {
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
            setCounted(undefined);
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
            isPending={isFetching || isLoading}
            onPress={({ target }) => withAddress(target.closest('form'), () => void ask())}
          >
            {t('office:settings.data.erase')}
          </Button>
        </Actions>
        <div role="status">
          {found && isNothing(found) && (
            <div ref={intoSight}>
              <p>{t('office:settings.data.nothing')}</p>
              <p>{t('office:settings.data.inBackups')}</p>
              <Mentions {...found} />
              <Button variant="quiet" onPress={() => void eraseNow(found.email)}>
                {t('office:settings.data.eraseInBackups')}
              </Button>
            </div>
          )}
          {erased && isNothing(erased) && (
            <div ref={intoSight}>
              <p className={s.saved}>{t('office:settings.data.erasedInBackups', { email: erasedEmail })}</p>
              <Mentions {...erased} />
            </div>
          )}
          {erased && !isNothing(erased) && (
            <div ref={intoSight}>
              <p className={s.saved}>{t('office:settings.data.erasedOf', { email: erasedEmail })}</p>
              <Counts erasure={erased} />
              <Mentions {...erased} />
            </div>
          )}
        </div>
      </form>
      {found && (
        <ConfirmDialog
          isOpen={!isNothing(found)}
          title={t('office:settings.data.eraseTitle', { email: found.email })}
          confirmLabel={t('office:settings.data.eraseConfirm')}
          onConfirm={() => void eraseNow(found.email)}
          onCancel={() => setCounted(undefined)}
        >
          <Counts erasure={found} withFate />
          <Mentions {...found} />
          <p>{t('office:settings.data.eraseForGood')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

interface CountsProps {
  readonly erasure: Erasure;
  /** Whether each number says what becomes of it. */
  readonly withFate?: boolean;
}

/** What there is of a person, or was, in numbers: nothing names the person once it is erased. */
function Counts({ erasure: { quotes, reviews, messages }, withFate = false }: CountsProps) {
  const { t } = useTranslation();
  const lines = [
    [quotes, 'office:settings.data.quotes', 'office:settings.data.eraseQuotes'],
    [reviews, 'office:settings.data.reviews', 'office:settings.data.eraseReviews'],
    [messages, 'office:settings.data.messages', 'office:settings.data.eraseMessages'],
  ] as const;
  return (
    <ul className={s.list}>
      {lines.map(
        ([count, name, fate]) =>
          count > 0 && (
            <li key={name}>
              {t(name, { count })}
              {withFate && `: ${t(fate)}`}
            </li>
          ),
      )}
    </ul>
  );
}

function isNothing({ quotes, reviews, messages }: Erasure): boolean {
  return quotes + reviews + messages === 0;
}

/** Out from under the bars at the bottom. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
