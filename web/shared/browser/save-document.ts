/** Downloads bytes as a file with this name. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start to read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads a document that arrived as base64. */
export function saveDocument({ fileName, mediaType, content }: Record<'fileName' | 'mediaType' | 'content', string>) {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type: mediaType }));
}
