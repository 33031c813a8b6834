import { scriptsIn } from '@ospite/domain';
import { Notice } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import * as s from './tracking.module.css';

/** How the site reads the code: only its scripts count. */
export function CodeReading({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  if (code.trim() === '') return <p>{t('super-admin:tracking.none')}</p>;
  const scripts = scriptsIn(code);
  if (scripts.length === 0)
    return (
      <Notice tone="warning" title={t('super-admin:tracking.noScript')}>
        <p>{t('super-admin:tracking.noScriptHelp')}</p>
      </Notice>
    );
  return (
    <div>
      <p>{t('super-admin:tracking.reads', { count: scripts.length })}</p>
      <ol className={s.scripts}>
        {scripts.map(({ attributes }, index) => (
          <li key={index}>
            {attributes.src === undefined
              ? t('super-admin:tracking.inline')
              : t('super-admin:tracking.loaded', { address: attributes.src })}
          </li>
        ))}
      </ol>
    </div>
  );
}
