import type { ReactNode } from 'react';
import { classList } from '../../class-list';
import * as s from './badge.module.css';

export type BadgeTone = 'neutral' | 'new' | 'good' | 'warning' | 'bad';

const TONES: Readonly<Record<BadgeTone, string | undefined>> = {
  neutral: s.neutral,
  new: s.new,
  good: s.good,
  warning: s.warning,
  bad: s.bad,
};

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A marked word or number; the colour is never the only sign. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classList(s.badge, TONES[tone])}>{children}</span>;
}
