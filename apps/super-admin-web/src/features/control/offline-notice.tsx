import { LANGUAGES, localize, MAX_OFFLINE_TEXT_LENGTH, type Language } from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { Panel, TextAreaField } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { SaveBar } from '../../shared/settings-editor/save-bar';
import { noticeOf } from '../../shared/settings-editor/setting-drafts';
import { useEditor } from '../../shared/settings-editor/settings-editor';
import * as s from './control.module.css';

/** What the notice says in each language instead of the usual sentence. Source: specification §11. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const editor = useEditor();
  const textIn = (language: Language) => editor.textOf(`offlineText.${language}`);
  const notice = noticeOf(textIn);
  return (
    <Panel title={t('super-admin:notice.heading')}>
      <p>{t('super-admin:notice.help')}</p>
      <div className={s.languages}>
        {LANGUAGES.map((language) => {
          const refused = editor.fieldProblem(`offlineText.${language}`);
          const isMissing = notice !== null && textIn(language).trim() === '';
          return (
            <TextAreaField
              key={language}
              name={`offlineText.${language}`}
              label={t(`super-admin:notice.languages.${language}`)}
              lang={language}
              rows={3}
              maxLength={MAX_OFFLINE_TEXT_LENGTH}
              value={textIn(language)}
              onChange={(value) => editor.write(`offlineText.${language}`, value)}
              placeholder={notice ? localize(notice, language) : t('offline:text', { lng: language })}
              hint={
                isMissing && language !== 'it'
                  ? t('super-admin:notice.missing')
                  : t('super-admin:notice.limit', { max: MAX_OFFLINE_TEXT_LENGTH })
              }
              error={
                isMissing && language === 'it'
                  ? t('super-admin:notice.italianFirst')
                  : refused && fieldProblemText(t, refused)
              }
            />
          );
        })}
      </div>
      <SaveBar
        field="offlineText"
        label={t('super-admin:notice.heading')}
        isDisabled={notice?.it === ''}
        onSave={() => void editor.save('offlineText', { offlineText: notice })}
      />
    </Panel>
  );
}
