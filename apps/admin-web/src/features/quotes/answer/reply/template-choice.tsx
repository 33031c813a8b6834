import type { ReplyTemplate } from '@ospite/contracts';
import { SelectField } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../../../shared/feedback/confirm-dialog';
import { useOfficePaths } from '../../../../shared/office-paths';
import type { Reply } from './use-reply-draft';
import * as s from '../answer.module.css';

interface TemplateChoiceProps {
  readonly templates: readonly ReplyTemplate[];
  readonly reply: Reply;
  /** @param template undefined for none */
  readonly onChoose: (template: ReplyTemplate | undefined) => void;
}

/** Which template the reply begins with; asks before one takes the place of what was typed. */
export function TemplateChoice({ templates, reply, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const [asked, setAsked] = useState<string | null>(null);
  const choose = (wanted: string) => onChoose(templates.find(({ name }) => name === wanted));
  return (
    <div className={s.choice}>
      <SelectField
        label={t('office:quote.reply.template')}
        value={reply.template}
        options={[
          ...templates.map(({ name }) => ({ value: name, label: name })),
          { value: '', label: t('office:quote.reply.noTemplate') },
        ]}
        onChange={(wanted) => (reply.isTyped ? setAsked(wanted) : choose(wanted))}
      />
      <Link className={s.link} to={paths.replyTemplates}>
        {t('office:quote.reply.editTemplates')}
      </Link>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('office:quote.reply.replaceTitle')}
        confirmLabel={t('office:quote.reply.replace')}
        onConfirm={() => {
          choose(asked ?? '');
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        <p>{t('office:quote.reply.replaceHelp')}</p>
      </ConfirmDialog>
    </div>
  );
}
