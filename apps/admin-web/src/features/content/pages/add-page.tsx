import { useCreateContentSectionMutation } from '@ospite/contracts';
import { isBlank, MAX_OWN_TITLE_LENGTH, OWN_PAGES } from '@ospite/domain';
import { Button, Panel, TextField } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';
import { useOfficePaths } from '../../../shared/office-paths';
import * as s from '../content.module.css';

/** Adds a page of the owner's by its title; it is open for writing then. @param count of those there are */
export function AddPage({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const navigate = useNavigate();
  const tellOutcome = useOutcomeToast();
  const [create, { isLoading }] = useCreateContentSectionMutation();
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);

  async function add() {
    setTried(true);
    if (isBlank(title)) return;
    const values = { title: { it: title.trim() }, place: 'menu' };
    const { data, error } = await create({ createContentSectionRequest: { kind: 'own.lead', values } });
    if (data) void navigate(paths.contentPage(data.page));
    else tellOutcome({ error }, { done: '', failed: t('office:content.own.notAdded'), mayBeDone: true });
  }

  return (
    <Panel title={t('office:content.own.add')}>
      {count >= OWN_PAGES.length ? (
        <p>{t('office:content.own.full', { count: OWN_PAGES.length })}</p>
      ) : (
        <form
          className={s.addPage}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField
            name="title"
            label={t('office:content.own.title')}
            hint={t('office:content.own.titleHint')}
            value={title}
            onChange={setTitle}
            maxLength={MAX_OWN_TITLE_LENGTH}
            error={isTried && isBlank(title) ? t('problems:fields.required') : undefined}
          />
          <Button type="submit" isPending={isLoading}>
            {t('office:content.own.addIt')}
          </Button>
        </form>
      )}
    </Panel>
  );
}
