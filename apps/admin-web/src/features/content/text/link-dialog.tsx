import { isSafeLink, linkTo, type LinkTarget } from '@ospite/domain';
import { Button, Dialog, SelectField, TextField } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNames } from '../content-labels';
import { useDraft } from '../use-draft';
import { destinationOf, linkOf } from './markup';
import * as s from './text.module.css';

interface LinkDialogProps {
  /** What is selected. */
  readonly words: string;
  /** @param link as it is typed into the text */
  readonly onLink: (link: string) => void;
  readonly onCancel: () => void;
}

/** Elsewhere than on the site. */
const ELSEWHERE = '';

/** Asks which words lead where. */
export function LinkDialog({ words: selected, onLink, onCancel }: LinkDialogProps) {
  const { t } = useTranslation();
  const pages = pageNames(t, useDraft());
  const [words, setWords] = useState(selected.replaceAll(/\s+/g, ' ').trim());
  const [page, setPage] = useState<string>(ELSEWHERE);
  const [address, setAddress] = useState('');
  const [isTried, setTried] = useState(false);
  const link = page === ELSEWHERE ? linkOf(address, pages) : linkTo(page as LinkTarget);
  const wrong = {
    words: words.trim() === '' ? t('problems:fields.required') : undefined,
    address: isSafeLink(link) ? undefined : t('office:content.text.wrongAddress'),
  };

  function insert() {
    setTried(true);
    if (wrong.words || wrong.address) return;
    onLink(`[${words.trim().replaceAll(/[\\\]]/g, '\\$&')}](${destinationOf(link, pages)})`);
  }

  return (
    <Dialog isOpen title={t('office:content.text.linkTitle')} onClose={onCancel}>
      <form
        className={s.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A portal's events reach the form around it.
          event.stopPropagation();
          insert();
        }}
      >
        <TextField
          name="words"
          label={t('office:content.text.linkWords')}
          value={words}
          onChange={setWords}
          autoFocus={words === ''}
          error={isTried ? wrong.words : undefined}
        />
        <SelectField
          name="page"
          label={t('office:content.text.linkPage')}
          value={page}
          options={[
            { value: ELSEWHERE, label: t('office:content.text.linkElsewhere') },
            ...Object.entries(pages.names).map(([value, label]) => ({ value, label })),
          ]}
          onChange={setPage}
        />
        {page === ELSEWHERE && (
          <TextField
            name="address"
            label={t('office:content.text.linkAddress')}
            hint={t('office:content.text.linkAddressHint')}
            value={address}
            onChange={setAddress}
            autoFocus={words !== ''}
            verbatim
            error={isTried ? wrong.address : undefined}
          />
        )}
        <div className={s.marks}>
          <Button variant="quiet" onPress={onCancel}>
            {t('office:common.cancel')}
          </Button>
          <Button type="submit">{t('office:content.text.linkInsert')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
