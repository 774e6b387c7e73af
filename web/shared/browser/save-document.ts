/** Gives bytes to whoever asked for them, under a name. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A document that came as base64. */
export function saveDocument({ fileName, mediaType, content }: Record<'fileName' | 'mediaType' | 'content', string>) {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type: mediaType }));
}
