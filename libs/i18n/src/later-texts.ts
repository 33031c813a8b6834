import type { i18n, ResourceKey, ResourceLanguage } from 'i18next';
import {
  COMMON_TEXTS,
  PAGE_NAMESPACES,
  textsAddress,
  type PageNamespace,
  type PartNamespace,
} from './page-texts';
import type { PageType } from '@ospite/domain';
import type { PageName } from './paths';

interface TextSource {
  /** Of the addresses (`textsAddress`). */
  readonly pattern: string;
  /** By namespace, the texts that are on their way. */
  readonly fetches: Map<string, Promise<void>>;
}

/** Where each instance finds the texts that it lacks. */
const SOURCES = new WeakMap<i18n, TextSource>();

/**
 * Fetches the texts that every page may need.
 * @param pattern of the addresses (`textsAddress`)
 * @throws an error when the server does not have them or cannot be reached
 */
export async function fetchCommonTexts(pattern: string, language: string): Promise<ResourceLanguage> {
  return (await fetchTexts(pattern, language, COMMON_TEXTS)) as ResourceLanguage;
}

/** From now on `instance` fetches texts that it lacks. @param pattern of their addresses (`textsAddress`) */
export function fetchLaterTexts(instance: i18n, pattern: string): void {
  SOURCES.set(instance, { pattern, fetches: new Map() });
}

/** Whether `instance` has the texts that a page needs beside the common ones. */
export function hasPageTexts(instance: i18n, page: PageType<PageName>): boolean {
  return PAGE_NAMESPACES[page].every((namespace) => hasTexts(instance, namespace));
}

/** Gives `instance` the texts that a page needs beside the common ones. */
export async function addPageTexts(instance: i18n, page: PageType<PageName>): Promise<void> {
  await Promise.all(PAGE_NAMESPACES[page].map((namespace) => addTexts(instance, namespace)));
}

/**
 * Gives `instance` texts that only some pages or a part of the site need.
 * @throws an error when the server does not have them or cannot be reached
 */
export async function addTexts(instance: i18n, namespace: PageNamespace | PartNamespace): Promise<void> {
  if (hasTexts(instance, namespace)) return;
  const source = SOURCES.get(instance);
  if (!source) throw new Error(`Nothing tells where the texts "${namespace}" are.`);
  const { pattern, fetches } = source;
  const fetchAndAdd = async () => {
    const { language } = instance;
    instance.addResourceBundle(language, namespace, await fetchTexts(pattern, language, namespace));
  };
  const fetching = fetches.get(namespace) ?? fetchAndAdd().finally(() => fetches.delete(namespace));
  fetches.set(namespace, fetching);
  await fetching;
}

function hasTexts(instance: i18n, namespace: string): boolean {
  return instance.hasResourceBundle(instance.language, namespace);
}

async function fetchTexts(pattern: string, language: string, file: string): Promise<ResourceKey> {
  const response = await fetch(textsAddress(pattern, language, file));
  if (!response.ok) throw new Error(`The texts "${file}" did not come (${response.status}).`);
  return (await response.json()) as ResourceKey;
}
