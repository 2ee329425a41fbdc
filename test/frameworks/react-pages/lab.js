// What tests build their own trees of, in the page.
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { configureDeck } from 'deckwright';
import * as core from 'deckwright/core';
import * as components from 'deckwright/react';
import { createLocalFetch } from 'deckwright/service';
import { config, datasets, deck } from './data.js';

configureDeck({ assetBase: '/deckwright/' });
globalThis.lab = { React, createRoot, flushSync, core, components, createLocalFetch, config, datasets, deck };
