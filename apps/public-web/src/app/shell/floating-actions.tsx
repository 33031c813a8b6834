import { Drawing } from '@ospite/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { chatHref } from '../../shared/format/links';
import { useProperty } from '../../shared/property/use-property';
import { Later } from './later';
import * as s from './floating-actions.module.css';

const CHAT = 'M4 5h16v11h-8l-5 4v-4H4ZM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01';

/**
 * At the bottom right of the screen: the way to the chat, which needs no script, and the way back to the top. Where a
 * screen has no room beside its text, or a form needs its bottom, they stand at the end of the page.
 */
export function FloatingActions() {
  const { t } = useTranslation();
  const property = useProperty();
  const box = useRef<HTMLElement>(null);
  return (
    <aside ref={box} className={s.actions} aria-label={t('common:atHand')}>
      <Later>
        {({ ToTop, Tooltips }) => (
          <>
            <ToTop className={s.action} />
            <Tooltips within={box} />
          </>
        )}
      </Later>
      {property?.chatNumber && (
        <a
          className={s.action}
          href={chatHref(property.chatNumber, t('common:chat.message'))}
          aria-label={t('common:chat.label')}
          rel="noopener"
        >
          <Drawing shape={CHAT} />
        </a>
      )}
    </aside>
  );
}
