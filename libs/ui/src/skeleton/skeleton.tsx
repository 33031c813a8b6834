import { classList } from '../class-list';
import * as s from './skeleton.module.css';

/** A quiet shape in place of something that is still loading; say so in words beside it. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <div aria-hidden="true" className={classList(s.skeleton, className)} />;
}
