/**
 * Where lists, tips and tools of an editor stand: in the top layer, so that a slide that is scaled neither shrinks nor clips them,
 * and within the editor, so that focus in them has not left it.
 */
export function topLayer(parent: HTMLElement, direction: string): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'editing-layer';
  layer.popover = 'manual';
  layer.dir = direction;
  // A press on what takes no text leaves focus, and the selection, where they are.
  layer.addEventListener('mousedown', (event) => {
    if (!(event.target as Element).closest('input, select, [contenteditable="true"]')) event.preventDefault();
  });
  parent.append(layer);
  return layer;
}

/** Above whatever came into the top layer since. */
export function raise(layer: HTMLElement): void {
  if (!layer.isConnected) return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
