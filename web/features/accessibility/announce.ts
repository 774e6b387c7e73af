import { accessibility } from '#web/shared/accessibility/settings.ts';

const LANGUAGE = 'es-MX';

type Listener = (words: string) => void;
let showIn: Listener | null = null;

/** The live region that announcements are written to. */
export function announceIn(listener: Listener): () => void {
  showIn = listener;
  return () => {
    if (showIn === listener) showIn = null;
  };
}

const inSpanish = (): SpeechSynthesisVoice | undefined => {
  const voices = window.speechSynthesis.getVoices();
  const of = (language: string) =>
    voices.find(({ lang }) => lang.replace('_', '-').toLowerCase().startsWith(language.toLowerCase()));
  return of(LANGUAGE) ?? of('es-');
};

/** Whether the browser can speak, and has a voice for Spanish. Some browsers load their voices late. */
export function voiceState(): 'none' | 'other language' | 'Spanish' {
  if (!('speechSynthesis' in window)) return 'none';
  const isLoaded = window.speechSynthesis.getVoices().length > 0;
  return !isLoaded || inSpanish() ? 'Spanish' : 'other language';
}

/** Reads words aloud in Mexican Spanish; what was being read stops. */
export function speak(words: string): void {
  if (!('speechSynthesis' in window) || !words.trim()) return;
  const speech = new SpeechSynthesisUtterance(words);
  speech.lang = LANGUAGE;
  speech.voice = inSpanish() ?? null;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(speech);
}

/** Tells screen readers and the voice, each if it is on. */
export function announce(words: string): void {
  const { screenReader, voiceAnnouncements } = accessibility.state().settings;
  if (screenReader) showIn?.(words);
  if (voiceAnnouncements) speak(words);
}
