import { Actions, Button } from '@ospite/ui/office';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../copy-text';
import * as s from './one-time-secret.module.css';

interface OneTimeSecretProps {
  readonly title: string;
  /** What the secret is called, for who hears it. */
  readonly label: string;
  readonly secret: string;
  /** What to do with it. */
  readonly children: ReactNode;
  /** Called when it is no longer needed: nobody can show it again. */
  readonly onDone: () => void;
}

/** A secret that is shown this once, with a button that copies it. It takes the focus when it appears. */
export function OneTimeSecret({ title, label, secret, children, onDone }: OneTimeSecretProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const text = useRef<HTMLElement>(null);
  const titleId = useId();
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no');
  useEffect(() => box.current?.focus(), []);

  async function copy() {
    const isCopied = await copyText(secret);
    // When the browser cannot copy it, the text is selected for the person to copy.
    if (!isCopied && text.current) window.getSelection()?.selectAllChildren(text.current);
    setCopied(isCopied ? 'yes' : 'by hand');
  }

  return (
    <section className={s.box} ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className={s.once}>{t('office:forms.shownOnce')}</p>
      <p>
        <span className={s.label}>{label}</span>
        <code className={s.secret} ref={text}>
          {secret}
        </code>
      </p>
      <Actions>
        <Button onPress={() => void copy()}>{t('office:forms.copy')}</Button>
        <Button variant="quiet" onPress={onDone}>
          {t('office:forms.secretKept')}
        </Button>
      </Actions>
      <p role="status" className={s.copied}>
        {copied === 'yes' && t('office:forms.copied')}
        {copied === 'by hand' && t('office:forms.copyByHand')}
      </p>
      {children}
    </section>
  );
}
