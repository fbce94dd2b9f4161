// Runs in the page. Tells what is wrong with cards as they are drawn: no size, or words outside of their frame.
(() => {
  const SLACK = 1.5;

  /** The box of a line's letters: the font's own box may be taller than the line. */
  function letters(rect, element) {
    const line = parseFloat(getComputedStyle(element).lineHeight);
    const over = Number.isNaN(line) ? 0 : Math.max(0, rect.height - line) / 2;
    return { left: rect.left, right: rect.right, top: rect.top + over, bottom: rect.bottom - over };
  }

  function outside(inner, outer) {
    return (
      inner.left < outer.left - SLACK ||
      inner.right > outer.right + SLACK ||
      inner.top < outer.top - SLACK ||
      inner.bottom > outer.bottom + SLACK
    );
  }

  /** What is wrong with one card; a piece of the board may do without words. */
  function faults(card, name, mute = false) {
    if (!card) return [`${name}: not there`];
    const frame = card.getBoundingClientRect();
    if (frame.width < 24 || frame.height < 16) return [`${name}: ${frame.width} x ${frame.height}`];
    const found = [];
    let words = 0;
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.data.trim() || text.parentElement.closest('.unseen, title')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (!rect.width) continue;
        words++;
        const box = letters(rect, text.parentElement);
        for (let at = text.parentElement; ; at = at.parentElement) {
          const cuts = at === card || getComputedStyle(at).overflow !== 'visible';
          if (cuts && outside(box, at.getBoundingClientRect())) {
            found.push(`${name}: "${text.data.trim().slice(0, 40)}" runs out of .${at.className}`);
            break;
          }
          if (at === card) break;
        }
      }
    }
    if (!words && !mute) found.push(`${name}: no words`);
    return [...new Set(found)];
  }

  // A timer would cost four milliseconds each time.
  const { port1, port2 } = new MessageChannel();
  const breath = () =>
    new Promise((resume) => {
      port1.onmessage = resume;
      port2.postMessage(0);
    });

  async function until(told) {
    for (const end = performance.now() + 100000; performance.now() < end; await breath()) {
      const found = told();
      if (found) return found;
    }
    throw new Error(`in vain: ${told}`);
  }

  const inWindow = (box) =>
    !outside(box, { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight });

  window.measure = {
    faults,

    /** Every card of the list. */
    list() {
      const links = [...document.querySelectorAll('main ul a[id^=card-]')];
      return { seen: links.map((a) => a.id.slice(5)), bad: links.flatMap((a) => faults(a.firstElementChild, a.id)) };
    },

    /** Every card on its own page, one after the other. */
    async pages(game, slugs) {
      const bad = [];
      const link = (slug) => !slug || document.querySelector(`[data-testid=card-detail] nav a[href$="/${slug}"]`);
      document.documentElement.style.visibility = 'hidden'; // laid out, but not painted: that takes most of the time
      for (const [i, slug] of slugs.entries()) {
        location.hash = `#/cards/${game}/${slug}`;
        await until(() => link(slugs[i - 1]) && link(slugs[i + 1])); // its neighbours tell that it is there
        const detail = document.querySelector('[data-testid=card-detail]');
        bad.push(...faults(detail.querySelector('.picture').firstElementChild, slug));
        if (detail.scrollWidth > detail.clientWidth + 1) bad.push(`${slug}: its page runs off`);
      }
      document.documentElement.style.visibility = '';
      return bad;
    },

    /** Every piece of the board with a card that was not looked at before: how it lies there, and how its card opens. */
    async looks(before = []) {
      const seen = [];
      const bad = [];
      for (const button of document.querySelectorAll('.piece.look > .cover')) {
        const piece = button.parentElement;
        const name = piece.dataset.at;
        if (before.includes(name)) continue;
        bad.push(...faults(piece, `${name} on the board`, true));
        button.click();
        const glass = await until(() => document.querySelector('.glass:popover-open'));
        const close = glass.querySelector('.close');
        const way = close.getBoundingClientRect();
        bad.push(...faults(glass.querySelector('.card'), name));
        if (!inWindow(glass.getBoundingClientRect()) || !inWindow(way)) bad.push(`${name}: outside of the window`);
        const top = document.elementFromPoint(way.left + way.width / 2, way.top + way.height / 2);
        if (!close.contains(top)) bad.push(`${name}: its way out is covered`);
        seen.push(name);
        close.click();
        await until(() => !document.querySelector('.glass'));
      }
      return { seen, bad };
    },
  };
})();
