CREATE TABLE "sending" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"wizard" text NOT NULL,
	"version" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "renewal" ALTER COLUMN "sections" SET DATA TYPE text[] USING "sections"::text[];--> statement-breakpoint
ALTER TABLE "sending" ADD CONSTRAINT "sending_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sending_of_client" ON "sending" USING btree ("client_id","wizard","sent_at");