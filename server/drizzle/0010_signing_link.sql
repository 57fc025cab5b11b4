ALTER TABLE "signature" ADD COLUMN "link_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_link_id_unique" UNIQUE("link_id");