import { scriptsIn } from '@ospite/domain';
import { Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../shared/settings-editor/settings-editor';
import { useOrigins } from './use-origins';
import * as s from './tracking.module.css';

/**
 * What the origins are let in for; each stands in the directive of this name. Source: specification §12,
 * Content-Security-Policy.
 */
const DIRECTIVES = ['script-src', 'connect-src', 'img-src'] as const;

/** What pages let the code do, as browsers read it and in words, and the consent that it waits for. */
export function TrackingPolicy() {
  const { t } = useTranslation();
  const { textOf } = useEditor();
  const { origins } = useOrigins();
  const code = textOf('trackingCode');
  const inline = scriptsIn(code).filter(({ attributes }) => attributes.src === undefined).length;
  const isOpen = code.trim() !== '' && (origins.length > 0 || inline > 0);
  return (
    <Panel title={t('super-admin:policy.heading')}>
      {isOpen ? (
        <>
          <p>{t('super-admin:policy.help')}</p>
          <dl className={s.directives}>
            {DIRECTIVES.map((directive) => (
              <div key={directive}>
                <dt>
                  <code>{directive}</code> {t(`super-admin:policy.${directive}`)}
                </dt>
                <dd>
                  {directive === 'script-src' && inline > 0 && (
                    <span>{t('super-admin:policy.inline', { count: inline })} </span>
                  )}
                  <code>{origins.length > 0 ? origins.join(' ') : t('super-admin:policy.noOrigin')}</code>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>{t('super-admin:policy.closed')}</p>
      )}
      <p>{t('super-admin:policy.may')}</p>
      <p>{t('super-admin:policy.mayNot')}</p>
      <p>
        <strong>{t('super-admin:policy.consentTitle')}</strong> {t('super-admin:policy.consent')}
      </p>
    </Panel>
  );
}
