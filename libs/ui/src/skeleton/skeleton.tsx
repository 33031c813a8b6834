import { classList } from '../class-list';
import * as s from './skeleton.module.css';

/** A placeholder for something that is loading; it needs words beside it. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <div aria-hidden="true" className={classList(s.skeleton, className)} />;
}
