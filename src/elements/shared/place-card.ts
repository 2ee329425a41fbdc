/** CSS pixels between a card and what it is about, and between it and the edges of the window. */
const GAP = 8;

/** Puts a card in the top layer at one side of what it is about, at the other where there is no room, always inside the window. */
export function placeCard(card: HTMLElement, anchor: DOMRect, side: 'below' | 'above' = 'below'): void {
  const { width, height } = card.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - height;
  const isBelow = side === 'below' ? below + height <= room.height || above < 0 : above < 0;
  const top = isBelow ? below : above;
  const left = getComputedStyle(card).direction === 'rtl' ? anchor.right - width : anchor.left;
  card.style.setProperty('top', `${Math.max(GAP, Math.min(top, room.height - height - GAP))}px`);
  card.style.setProperty('left', `${Math.max(GAP, Math.min(left, room.width - width - GAP))}px`);
}
